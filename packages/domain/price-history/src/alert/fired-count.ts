import { createEvent, createStore } from 'effector'

/** The number of alerts with news was counted. */
export const firedCounted = createEvent<number>()

/**
 * The number of alerts with news. A separate module, because headers show the number before the rest of this package is
 * loaded.
 */
export const $firedCount = createStore(0, { serialize: 'ignore' }).on(firedCounted, (_, count) => count)
