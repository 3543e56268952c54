import { createEvent, createStore } from 'effector'

/** The saved products were counted; null where that is not possible. */
export const savedCounted = createEvent<number | null>()

/**
 * How many products the shopper saved; null while that is not known. In a module of its own, because headers show it before
 * anything else of this package is loaded.
 */
export const $savedCount = createStore<number | null>(null, { serialize: 'ignore' }).on(
  savedCounted,
  (_, count) => count,
)
