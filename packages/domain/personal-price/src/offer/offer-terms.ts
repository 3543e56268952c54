import type { Market } from '@jeoul/api/types'

/**
 * What one mall asks for one piece of a product, by any way of paying. All terms but delivery are optional:
 * offers of a host that lacks them are still priced (assumed).
 */
export interface OfferTerms
  extends Pick<Market, 'costDelivery' | 'cashOnly' | 'requiredOptions' | 'discounts' | 'costRegion'> {
  /** Won in cash, without delivery; null if unknown. */
  readonly cash: number | null
  /** Won by card; null if unknown. */
  readonly card: number | null
  /** The card that the card price requires; empty if any card will do. */
  readonly eventCard: string
}
