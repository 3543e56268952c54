import { layerOpened } from '@jeoul/router'
import { createEvent, createStore, sample } from 'effector'

/** Opens the form of 내 결제조건, on any page. */
export const termsAsked = createEvent()

/** Whether somebody asked for the form since the page was loaded. */
export const $areTermsAsked = createStore(false, { serialize: 'ignore' }).on(termsAsked, () => true)

sample({ clock: termsAsked, fn: () => 'terms', target: layerOpened })
