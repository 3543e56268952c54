import type { OfferTerms } from './offer-terms.ts'
import { defaultTerms, type PaymentTerms } from './payment-terms.ts'
import type { Ranked } from './rank-offers.ts'
import { truePrice } from './true-price.ts'

/**
 * The label of the first ranked offer: lowest for everyone only if everyone who orders as many to the same
 * region pays no more, otherwise lowest for this shopper; null if the price is incomplete or cannot be paid
 * (assumed).
 */
export function lowestMark(
  first: Ranked<OfferTerms> | undefined,
  { region, quantity }: PaymentTerms,
): 'everyone' | 'shopper' | null {
  if (!first || first.price.isOpen || !first.price.isReachable) return null
  const forAll = truePrice(first.offer, { ...defaultTerms, region, quantity })
  return forAll?.isReachable && forAll.total === first.price.total ? 'everyone' : 'shopper'
}
