import type { Market } from '@jeoul/api/types'

/**
 * What one mall asks for a piece of a product, however it is paid. Beyond the delivery all terms may be missing: a
 * host that does not tell them still gets its offers priced (assumed).
 */
export interface OfferTerms
  extends Pick<Market, 'costDelivery' | 'cashOnly' | 'requiredOptions' | 'discounts' | 'costRegion'> {
  /** Won in cash, without delivery; null where nobody has told it. */
  readonly cash: number | null
  /** Won by card; null where nobody has told it. */
  readonly card: number | null
  /** The card that the card price is for; empty where it is for any. */
  readonly eventCard: string
}
