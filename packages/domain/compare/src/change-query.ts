import type { CompareQuery } from './compare-query.ts'

/** A product and its new position, from 0. */
export interface Move {
  readonly itemId: string
  readonly to: number
}

/** Moves a product to the nearest valid position; returns the same comparison if nothing moves. */
export function withMoved(query: CompareQuery, { itemId, to }: Move): CompareQuery {
  const from = query.itemIds.indexOf(itemId)
  const place = Math.min(Math.max(0, to), query.itemIds.length - 1)
  if (from === -1 || from === place) return query
  const itemIds = query.itemIds.toSpliced(from, 1).toSpliced(place, 0, itemId)
  return { ...query, itemIds }
}

/** Removes the product; returns the same comparison if it does not contain it. */
export function withRemoved(query: CompareQuery, itemId: string): CompareQuery {
  if (!query.itemIds.includes(itemId)) return query
  return { ...query, itemIds: query.itemIds.filter(id => id !== itemId) }
}
