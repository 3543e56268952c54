import type { ReviewSort } from '@jeoul/api/types'
import { keysOf } from '../../index/keys-of.ts'
import type { ReviewRow } from './state/review-row.ts'
import type { ReviewState } from './state/review-state.ts'

const pageSize = 10

/** An item's reviews with their current likes, newest first. */
export function reviewsOf({ reviews, votes }: ReviewState, itemId: number): readonly ReviewRow[] {
  const moved = votes.moved(itemId)
  if (moved.size === 0) return reviews.of(itemId)
  return reviews.of(itemId).map(row => ({ ...row, likes: row.likes + (moved.get(row.id) ?? 0) }))
}

/** How each order of the contract's enum sorts. */
const orders: Readonly<Record<ReviewSort, (a: ReviewRow, b: ReviewRow) => number>> = {
  rank: (a, b) => b.likes - a.likes,
  new: () => 0,
  marks: (a, b) => b.marks - a.marks,
  low: (a, b) => a.marks - b.marks,
}

export const reviewSorts: readonly ReviewSort[] = keysOf(orders)

/** @param rows newest first, which breaks ties */
export function sortReviews(rows: readonly ReviewRow[], sort: ReviewSort): readonly ReviewRow[] {
  return rows.toSorted(orders[sort])
}

/** Pages count from 1; empty beyond the last. */
export function pageOf<T>(rows: readonly T[], page: number): readonly T[] {
  return rows.slice((page - 1) * pageSize, page * pageSize)
}
