import type { PricedItem } from '../headline/item-headline.ts'
import type { OfferTerms } from '../offer/offer-terms.ts'

/**
 * Converts a list row to an offer: the lowest cash price, the lowest card price, and the delivery of the lowest offer.
 * A card price below the cash price is ignored, because it requires a card that the row does not name (assumed).
 *
 * @returns null for a product that is not for sale
 */
export function itemOffer({
  price_state,
  cash = null,
  card = null,
  delivery = { kind: 'unknown' },
}: PricedItem): OfferTerms | null {
  if (price_state !== 3 || (cash === null && card === null)) return null
  const isEvent = cash !== null && card !== null && card < cash
  return { cash, card: isEvent ? null : card, eventCard: '', costDelivery: delivery }
}
