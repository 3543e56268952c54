import type { OfferTerms } from './offer-terms.ts'
import type { PaymentTerms } from './payment-terms.ts'
import { type TruePrice, truePrice } from './true-price.ts'

/** An offer with this shopper's price. */
export interface Ranked<Offer> {
  readonly offer: Offer
  readonly price: TruePrice
}

/**
 * Ranks offers by this shopper's price: prices with known delivery first, then prices with unknown delivery, then
 * prices that the shopper cannot pay. A price without its unknown region surcharge is ranked by the rest. Of equal
 * prices, complete ones come first, then those with fewer conditions. Equal offers stay in order; offers without a
 * price are dropped. Malls cannot pay for a position (assumed).
 */
export function rankOffers<Offer extends OfferTerms>(
  offers: readonly Offer[],
  terms: PaymentTerms,
): readonly Ranked<Offer>[] {
  return offers
    .flatMap(offer => {
      const price = truePrice(offer, terms)
      return price ? [{ offer, price }] : []
    })
    .sort((a, b) => compareTruePrices(a.price, b.price))
}

/** Compares two prices for sorting: negative if `a` comes first. */
export function compareTruePrices(a: TruePrice, b: TruePrice): number {
  return (
    groupOf(a) - groupOf(b) ||
    a.total - b.total ||
    Number(a.isOpen) - Number(b.isOpen) ||
    conditionsOf(a) - conditionsOf(b)
  )
}

function groupOf({ isReachable, parts }: TruePrice): number {
  if (!isReachable) return 2
  return parts.some(({ kind, amount }) => kind === 'delivery' && amount === null) ? 1 : 0
}

function conditionsOf({ way, parts }: TruePrice): number {
  const discounts = parts.filter(({ kind }) => kind === 'discount').length
  return discounts + Number(way.by === 'cash' || way.card !== '')
}
