import { $isShopFailed, $isUnknownShop } from '@jeoul/page'
import { $place } from '@jeoul/router'
import { combine, createEvent, createStore } from 'effector'

/** Fires with whether there is nothing at the open page's address. */
export const pageMissed = createEvent<boolean>()

const $isPageMissed = createStore(false)
  .on(pageMissed, (_, isMissing) => isMissing)
  .reset($place.map(({ path }) => path))

/**
 * Whether the page of the open address cannot be shown, although a route matches it: its model found nothing, until
 * the path changes, or the minishop in the address does not exist or could not be looked up.
 */
export const $isMissing = combine([$isPageMissed, $isUnknownShop, $isShopFailed], reasons =>
  reasons.includes(true),
)
