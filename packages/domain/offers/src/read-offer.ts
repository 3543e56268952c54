import type { Market } from '@jeoul/api/types'
import { readDelivery } from '@jeoul/personal-price'

/** Reads an offer. Offers without a mall, or with terms that {@link readTerms} refuses, are dropped. */
export function readOffer(found: Market): Market | null {
  const terms = readTerms(found)
  return found.mallName !== '' && terms ? { ...found, ...terms } : null
}

type Terms = Pick<Market, 'costDelivery' | 'requiredOptions' | 'discounts'>

/**
 * Reads the terms of an offer beyond its price. Discounts without an amount are dropped.
 *
 * @returns null if a required option has no price, because the price of the offer is then unknown
 */
export function readTerms({ costDelivery, requiredOptions, discounts }: Terms): Terms | null {
  if (requiredOptions?.some(({ price }) => price === undefined)) return null
  return {
    costDelivery: readDelivery(costDelivery),
    ...(discounts && { discounts: discounts.filter(({ amount, percent }) => amount || percent) }),
  }
}
