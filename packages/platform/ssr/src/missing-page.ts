import { $isUnknownShop } from '@jeoul/page'
import { $place } from '@jeoul/router'
import { combine, createEvent, createStore } from 'effector'

/** Fires with whether there is nothing at the open page's address. */
export const pageMissed = createEvent<boolean>()

const $isPageMissed = createStore(false)
  .on(pageMissed, (_, isMissing) => isMissing)
  .reset($place.map(({ path }) => path))

/**
 * Whether there is nothing at the open address, although a route matches it: either the page's model found nothing,
 * until the path changes, or the minishop in the address does not exist.
 */
export const $isMissing = combine(
  $isPageMissed,
  $isUnknownShop,
  (isPageMissed, isUnknownShop) => isPageMissed || isUnknownShop,
)
