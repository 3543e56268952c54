import type { ListItem } from '@jeoul/api/types'
import type { OfferTerms } from '../offer/offer-terms.ts'

/**
 * A row of a list as an offer, as far as its fields tell: the lowest price in cash, the lowest by card, and the delivery of
 * the lowest. A card price below the cash price is an event of some card that the row does not name: nobody is promised
 * it (assumed).
 *
 * @returns null for what is not for sale
 */
export function itemOffer({
  price_state,
  cash,
  card,
  delivery,
}: Pick<ListItem, 'price_state' | 'cash' | 'card' | 'delivery'>): OfferTerms | null {
  if (price_state !== 3 || (cash === null && card === null)) return null
  const isEvent = cash !== null && card !== null && card < cash
  return { cash, card: isEvent ? null : card, eventCard: '', costDelivery: delivery }
}
