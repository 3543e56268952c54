import type { ReviewSort } from '@jeoul/api/types'
import type { MockContext } from '../../operation/mock-context.ts'
import type { Ask } from '../../operation/operation.ts'
import { parseDigits } from '../../operation/parameters.ts'
import { Problem } from '../../operation/problem.ts'
import { findItem, parseItemId } from '../item/find-item.ts'
import { reviewsOf } from './reviews-of.ts'
import type { ReviewRow, StoredComment } from './state/review-row.ts'
import type { ReviewState } from './state/review-state.ts'

/** One of the two sets of reviews, with its address. */
export interface ReviewSet {
  readonly mock: MockContext
  readonly state: ReviewState
  /** Address of an item's reviews. */
  readonly url: string
  /** As in the names of the operations on one review. */
  readonly name: 'Review' | 'MarketReview'
  readonly sort: ReviewSort
}

/** Parses the ids in a path, by the parameter's name; 400 if invalid. Whether they exist is checked later. */
export function parseIds({ path }: Ask, ...names: readonly ('review' | 'thread' | 'comment')[]) {
  const itemId = parseItemId('path.id', path('id'))
  const [threadId = 0, commentId = 0] = names.map(name => Number(parseDigits(`path.${name}`, path(name), 12)))
  return { itemId, threadId, commentId }
}

export type Ids = ReturnType<typeof parseIds>

/** @throws Problem 404 */
export function findReviews({ mock, state }: ReviewSet, itemId: number): readonly ReviewRow[] {
  findItem(mock.index, 'path.id', itemId)
  return reviewsOf(state, itemId)
}

/** @throws Problem 404 */
export function findReview(set: ReviewSet, { itemId, threadId }: Ids): ReviewRow {
  const row = findReviews(set, itemId).find(({ id }) => id === threadId)
  if (!row) throw new Problem(404, 'path: the item has no such review')
  return row
}

/** @throws Problem 404 */
export function findComment({ state }: ReviewSet, { itemId, commentId }: Ids, row: ReviewRow): StoredComment {
  const comment = state.comments.of(itemId, row).find(({ id }) => id === commentId)
  if (!comment) throw new Problem(404, 'path.comment: the review has no such comment')
  return comment
}

/** @throws Problem 403 unless the member wrote it. Seeded ones have no owner. */
export function requireOwn(ownerId: string | undefined, memberId: string): void {
  if (ownerId !== memberId) throw new Problem(403, 'path: it belongs to someone else')
}
