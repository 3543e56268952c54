import { createEvent, createStore } from 'effector'

/** The saved products were counted; null if that is impossible. */
export const savedCounted = createEvent<number | null>()

/**
 * The number of saved products. In a module of its own, because headers show it before the rest of this package loads.
 * Serialized with the page of a member's wishes, which the server renders with the count.
 */
export const $savedCount = createStore<number | null>(null).on(savedCounted, (_, count) => count)
