import type { OfferTerms } from '../offer-terms.ts'

/** An offer for 10,000 won that is delivered for nothing, however it is paid. */
export function offerOf(changes: Partial<OfferTerms> = {}): OfferTerms {
  return { cash: 10_000, card: null, eventCard: '', costDelivery: { kind: 'free' }, ...changes }
}
