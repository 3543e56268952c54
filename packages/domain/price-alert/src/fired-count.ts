import { createEvent, createStore } from 'effector'

/** How many alerts have something to tell was counted. */
export const firedCounted = createEvent<number>()

/** The same, in a module of its own: headers show it before anything else of this package is loaded. */
export const $firedCount = createStore(0, { serialize: 'ignore' }).on(firedCounted, (_, count) => count)
