import { itemOffersWanted } from '@jeoul/offers/item-offers'
import type { PricedRow } from '@jeoul/personal-price'
import { isForSale } from '@jeoul/price-state'
import { createEvent, sample } from 'effector'
import { $personalPrices } from './slot.ts'

/** A list shows these products. */
export const itemsShown = createEvent<readonly PricedRow[]>()

// Only shoppers who have set their terms see more than the list's own prices.
sample({
  clock: itemsShown,
  filter: $personalPrices.map(own => own !== null),
  fn: items => items.filter(item => isForSale(item.price_state)).map(item => item.item_id),
  target: itemOffersWanted,
})
