import { loginRefused, tokenChanged } from '@jeoul/api'
import { createEvent, createStore, sample } from 'effector'
import { memberRefused } from './model.ts'
import type { PendingAction } from './pending-action.ts'
import { actionDropped, actionStored } from './pending-action-model.ts'

/** A login that the shopper is offered. */
export interface LoginOffer {
  /** The purpose of the login in words, such as '찜을 저장하려면'; null if there is no particular one. */
  readonly needs: string | null
  /** Whether a previous login has expired. */
  readonly hasEnded: boolean
}

/** Offers a login, and stores the action that requires it. */
export const loginNeeded = createEvent<{ readonly needs: string; readonly action?: PendingAction }>()
/** The shopper declined to log in now. */
export const loginDeclined = createEvent()

const nothing: LoginOffer = { needs: null, hasEnded: false }

/** The offer on screen; null without one. Any number of refused calls leads to a single offer. */
export const $loginOffer = createStore<LoginOffer | null>(null, { serialize: 'ignore' })
  .on(loginRefused, (offer, kind) => offer ?? (kind === 'command' ? nothing : null))
  .on(memberRefused, offer => ({ ...nothing, ...offer, hasEnded: true }))
  .on(loginNeeded, (offer, { needs }) => ({ ...nothing, ...offer, needs }))
  .on(tokenChanged, (offer, token) => (token === null ? offer : null))
  .reset(loginDeclined)

sample({ clock: loginNeeded.filterMap(({ action }) => action), target: actionStored })
sample({ clock: loginDeclined, target: actionDropped })
