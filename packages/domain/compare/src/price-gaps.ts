import type { TruePrice } from '@jeoul/personal-price'

/**
 * The "price difference in won" between each product and the cheapest. Incomplete prices and prices that the shopper
 * cannot pay are not compared (assumed).
 *
 * @param prices this shopper's price of each product; null if it has none
 * @returns won, 0 for the cheapest; null for prices that are not compared, and for all if fewer than two can be
 */
export function priceGaps(prices: readonly (TruePrice | null)[]): readonly (number | null)[] {
  const totals = prices.map(price => (price?.isReachable && !price.isOpen ? price.total : null))
  const known = totals.filter(total => total !== null)
  const lowest = Math.min(...known)
  return totals.map(total => (total === null || known.length < 2 ? null : total - lowest))
}
