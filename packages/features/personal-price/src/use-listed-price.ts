import { $itemOffers } from '@jeoul/offers/item-offers'
import { $paymentTerms, type ListedItem, type ListedPrice, listedPrice } from '@jeoul/personal-price'
import { useStoreMap, useUnit } from 'effector-react'
import { useMemo } from 'react'

/** What this shopper pays for a product, by its malls' offers as soon as they are there. */
export function useListedPrice(item: ListedItem & { readonly item_id: string }): ListedPrice | null {
  const terms = useUnit($paymentTerms)
  const offers = useStoreMap({
    store: $itemOffers,
    keys: [item.item_id],
    fn: (known, [itemId]) => known[itemId] ?? null,
  })
  return useMemo(() => listedPrice(item, offers ?? undefined, terms), [item, offers, terms])
}
