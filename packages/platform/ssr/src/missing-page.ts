import { $isUnknownShop } from '@jeoul/page'
import { $place } from '@jeoul/router'
import { combine, createEvent, createStore } from 'effector'

/** Fires with whether the open page's address leads to nothing. */
export const pageMissed = createEvent<boolean>()

const $isPageMissed = createStore(false)
  .on(pageMissed, (_, isMissing) => isMissing)
  .reset($place.map(({ path }) => path))

/**
 * Whether the open page's address leads to nothing, although a route matches it: the page says so, until the path changes,
 * or the minishop in the address does not exist.
 */
export const $isMissing = combine(
  $isPageMissed,
  $isUnknownShop,
  (isPageMissed, isUnknownShop) => isPageMissed || isUnknownShop,
)
