import { layerOpened } from '@jeoul/router'
import { createEvent, createStore, sample } from 'effector'

/** Opens the form of 내 결제조건, on any page. */
export const termsRequested = createEvent()

/** Whether the form was requested since the page was loaded. */
export const $areTermsRequested = createStore(false, { serialize: 'ignore' }).on(termsRequested, () => true)

sample({ clock: termsRequested, fn: () => 'terms', target: layerOpened })
