import type { TruePrice } from '@jeoul/personal-price'

/**
 * "Price difference in won" between each product and the cheapest. A price that is incomplete or that the shopper
 * cannot pay is excluded from the comparison (assumed).
 *
 * @param prices this shopper's price of each product; null if it has none
 * @returns won, 0 for the cheapest; null if unknown, and for all if fewer than two prices are known
 */
export function priceGaps(prices: readonly (TruePrice | null)[]): readonly (number | null)[] {
  const totals = prices.map(price => (price?.isReachable && !price.isOpen ? price.total : null))
  const known = totals.filter(total => total !== null)
  const lowest = Math.min(...known)
  return totals.map(total => (total === null || known.length < 2 ? null : total - lowest))
}
