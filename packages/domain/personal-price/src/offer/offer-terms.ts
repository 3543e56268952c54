import type { Market } from '@jeoul/api/types'

/**
 * A mall's prices and terms for one piece of a product. All terms except delivery are optional, so that offers without
 * them can be priced as well (assumed).
 */
export interface OfferTerms
  extends Pick<Market, 'costDelivery' | 'cashOnly' | 'requiredOptions' | 'discounts' | 'costRegion'> {
  /** Cash price in won, without delivery; null if unknown. */
  readonly cash: number | null
  /** Card price in won; null if unknown. */
  readonly card: number | null
  /** The card that the card price requires; empty if any card will do. */
  readonly eventCard: string
}
