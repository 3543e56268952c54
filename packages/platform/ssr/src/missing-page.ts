import { $place } from '@jeoul/router'
import { createEvent, createStore } from 'effector'

/** Tells whether the open page's address leads to nothing. */
export const pageMissed = createEvent<boolean>()

/**
 * Whether the open page's address leads to nothing, although a route matches it. Reset when the path changes.
 */
export const $isMissing = createStore(false)
  .on(pageMissed, (_, isMissing) => isMissing)
  .reset($place.map(({ path }) => path))
