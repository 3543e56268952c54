import { itemOffersWanted } from '@jeoul/offers/item-offers'
import type { PricedRow } from '@jeoul/personal-price'
import { createEvent, sample } from 'effector'
import { $personalPrices } from './slot.ts'

/** A list shows these products. */
export const itemsShown = createEvent<readonly PricedRow[]>()

// Only shoppers who have set their terms see more than the list's own prices.
sample({
  clock: itemsShown,
  filter: $personalPrices.map(own => own !== null),
  fn: items => items.filter(item => item.price_state === 3).map(item => item.item_id),
  target: itemOffersWanted,
})
