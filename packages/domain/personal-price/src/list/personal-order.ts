import type { ListItem } from '@jeoul/api/types'
import type { PaymentTerms } from '../offer/payment-terms.ts'
import { compareTruePrices } from '../offer/rank-offers.ts'
import { truePrice } from '../offer/true-price.ts'
import { itemOffer } from './item-offer.ts'

/**
 * Sorts a list's rows by what this shopper pays: known prices, then prices with unknown delivery, then rows
 * without a price. Equal rows keep their order, and ads are sorted like any other row (assumed).
 *
 * @returns places in `items`, from 0
 */
export function personalOrder(items: readonly ListItem[], terms: PaymentTerms): readonly number[] {
  const prices = items.map(item => {
    const offer = itemOffer(item)
    return offer && truePrice(offer, terms)
  })
  return items
    .map((_, place) => place)
    .sort((a, b) => {
      const [one, other] = [prices[a], prices[b]]
      if (!one || !other) return Number(!one) - Number(!other)
      return compareTruePrices(one, other)
    })
}
