import { $listOffers } from '@jeoul/list'
import { $itemOffers, itemOffersWanted } from '@jeoul/offers/item-offers'
import { $paymentTerms, type ListedPrice, listedPrice, type PricedRow } from '@jeoul/personal-price'
import { isForSale } from '@jeoul/price-state'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'

/**
 * Returns the shopper's own price of a product: an estimate at first, then by its malls' offers, which it requests.
 *
 * @param isFreeOnly whether only offers of free delivery are wanted; see `listedPrice`
 */
export function useListedPrice(item: PricedRow, isFreeOnly = false): ListedPrice | null {
  const [terms, known, ofList, want] = useUnit([$paymentTerms, $itemOffers, $listOffers, itemOffersWanted])
  // A list that was sorted by this price has its offers.
  const sorted = ofList[item.item_id]
  useEffect(() => {
    if (isForSale(item.price_state) && !sorted) want([item.item_id])
  }, [want, item, sorted])
  const offers = sorted ?? known[item.item_id]
  return useMemo(() => listedPrice(item, offers, terms, isFreeOnly), [item, offers, terms, isFreeOnly])
}
