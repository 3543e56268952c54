import type { PricedItem } from '../headline/item-headline.ts'
import type { OfferTerms } from '../offer/offer-terms.ts'
import type { PaymentTerms } from '../offer/payment-terms.ts'
import { compareTruePrices } from '../offer/rank-offers.ts'
import { listedPrice } from './listed-price.ts'

/** A product with the prices in its row. */
export interface PricedRow extends PricedItem {
  readonly item_id: string
}

/** Offers by the id of their product. */
export type OffersByItem = Readonly<Record<string, readonly OfferTerms[]>>

/**
 * Sorts a list's rows by this shopper's price: known prices first, then prices with unknown delivery, then rows without
 * a price. Equal rows stay in order (assumed).
 *
 * @param offers the known offers; rows without offers are sorted by their estimate
 * @param isFreeOnly whether the list is of free delivery only; see `listedPrice`
 * @returns indexes in `items`, from 0
 */
export function personalOrder(
  items: readonly PricedRow[],
  offers: OffersByItem,
  terms: PaymentTerms,
  isFreeOnly = false,
): readonly number[] {
  const prices = items.map(item => listedPrice(item, offers[item.item_id], terms, isFreeOnly)?.price)
  return items
    .map((_, place) => place)
    .sort((a, b) => {
      const [one, other] = [prices[a], prices[b]]
      if (!one || !other) return Number(!one) - Number(!other)
      return compareTruePrices(one, other)
    })
}
