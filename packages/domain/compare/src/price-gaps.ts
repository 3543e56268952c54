import type { TruePrice } from '@jeoul/personal-price'

/**
 * "Price difference in won" between each product and the cheapest. A price that is incomplete, or that the
 * shopper cannot pay, has no difference and is not compared with (assumed).
 *
 * @param prices what this shopper pays for each; null where there is no price
 * @returns won, 0 for the cheapest; null where it is not known, and for all where fewer than two are known
 */
export function priceGaps(prices: readonly (TruePrice | null)[]): readonly (number | null)[] {
  const totals = prices.map(price => (price?.isReachable && !price.isOpen ? price.total : null))
  const known = totals.filter(total => total !== null)
  const lowest = Math.min(...known)
  return totals.map(total => (total === null || known.length < 2 ? null : total - lowest))
}
