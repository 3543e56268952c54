import type { OfferTerms } from './offer-terms.ts'
import type { PaymentTerms } from './payment-terms.ts'
import { type TruePrice, truePrice } from './true-price.ts'

/** An offer with what a shopper pays for it. */
export interface Ranked<Offer> {
  readonly offer: Offer
  readonly price: TruePrice
}

/**
 * Ranks offers by what a shopper pays: complete prices first, then prices with unknown delivery, then those
 * the shopper cannot pay. Equal offers keep their order; offers without a price are dropped. Nobody can buy a
 * place (assumed).
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

/** Negative where `a` stands first. */
export function compareTruePrices(a: TruePrice, b: TruePrice): number {
  return groupOf(a) - groupOf(b) || a.total - b.total
}

function groupOf({ isReachable, isOpen }: TruePrice): number {
  if (!isReachable) return 2
  return isOpen ? 1 : 0
}
