import { createEvent, createStore } from 'effector'

/** The number of alerts with news was counted. */
export const firedCounted = createEvent<number>()

/**
 * The number of alerts with news. In a module of its own, because headers show it before the rest of this package
 * loads.
 */
export const $firedCount = createStore(0, { serialize: 'ignore' }).on(firedCounted, (_, count) => count)
