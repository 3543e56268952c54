import type { ItemsQuery } from '@jeoul/api'

const nearestCount = 3

/**
 * The request for the products nearest to a price range without any: the cheapest above it or, where only a lowest price
 * is chosen, the dearest below it (assumed).
 *
 * @returns null for a request without a price range
 */
export function nearestRequest({ ad: _, min, max, ...query }: ItemsQuery): ItemsQuery | null {
  const window = { offset: 0, limit: nearestCount }
  if (max !== undefined) return { ...query, ...window, sort: 'low', min: max + 1 }
  return min === undefined ? null : { ...query, ...window, sort: 'high', max: Math.max(0, min - 1) }
}
