import { $itemOffers } from '@jeoul/offers/item-offers'
import { $paymentTerms, type ListedPrice, listedPrice } from '@jeoul/personal-price'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { InlinePriceItem } from './slot.ts'

/** What this shopper pays for a product, by its malls' offers once they have loaded. */
export function useListedPrice(item: InlinePriceItem): ListedPrice | null {
  const [terms, known] = useUnit([$paymentTerms, $itemOffers])
  const offers = known[item.item_id]
  return useMemo(() => listedPrice(item, offers, terms), [item, offers, terms])
}
