import { openLayer } from '@jeoul/router'
import { createEvent, sample } from 'effector'

/** Opens the form of 내 결제조건, on any page. */
export const termsRequested = createEvent()

sample({ clock: termsRequested, fn: () => 'terms', target: openLayer })
