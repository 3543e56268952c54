import type { OfferTerms } from '../offer-terms.ts'

/** An offer for 10,000 won with free delivery, by any way of paying. */
export function offerOf(changes: Partial<OfferTerms> = {}): OfferTerms {
  return { cash: 10_000, card: null, eventCard: '', costDelivery: { kind: 'free' }, ...changes }
}
