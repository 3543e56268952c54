import { $itemOffers } from '@jeoul/offers/item-offers'
import { $paymentTerms, type ListedItem, type ListedPrice, listedPrice } from '@jeoul/personal-price'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'

/** What this shopper pays for a product, by its malls' offers as soon as they are there. */
export function useListedPrice(item: ListedItem & { readonly item_id: string }): ListedPrice | null {
  const [terms, known] = useUnit([$paymentTerms, $itemOffers])
  const offers = known[item.item_id]
  return useMemo(() => listedPrice(item, offers, terms), [item, offers, terms])
}
