import { createEvent, createStore } from 'effector'

/** The saved products were counted; null where that is not possible. */
export const savedCounted = createEvent<number | null>()

/**
 * How many products are saved. In a module of its own, because headers show it before anything else of this package is
 * loaded. It travels with the page of a member's wishes, of which the server draws the count.
 */
export const $savedCount = createStore<number | null>(null).on(savedCounted, (_, count) => count)
