import { canTake, type Discount, type OfferTerms, type PaymentTerms } from '@jeoul/personal-price'
import { lineBound } from './line-bound.ts'
import type { OrderLine } from './order-line.ts'
import { type Payment, payerBy, pricesBy } from './payments.ts'

/**
 * Converts an offer to an order line for a payment; null if it cannot be paid that way.
 *
 * @param sameDiscount maps equal discounts of a mall to one object
 */
export function lineOf(
  offer: OfferTerms,
  { price, ...means }: Payment,
  {
    terms,
    pieces,
    sameDiscount,
  }: {
    readonly terms: PaymentTerms
    readonly pieces: number
    readonly sameDiscount: (discount: Discount) => Discount
  },
): OrderLine | null {
  const prices = pricesBy(offer, means, terms)
  if (prices.length === 0) return null
  const { requiredOptions = [], discounts = [] } = offer
  const each = requiredOptions.reduce(
    (sum, option) => sum + option.price,
    price === 'lower' ? Math.min(...prices) : Math.max(...prices),
  )
  const payer = payerBy(means, terms)
  const usable = discounts.filter(discount => canTake(discount, { by: means.by, card: '' }, payer))
  return {
    terms: offer,
    each,
    pieces,
    discounts: usable.map(sameDiscount),
    bound: lineBound(each * pieces, usable),
  }
}
