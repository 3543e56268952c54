import { isNetworkLost, type Loaded } from '@jeoul/api'
import type { ReadReview, ReadReviews } from './read-review.ts'

/** The reviews that the host sent last, with their item. */
export interface LoadedReviews {
  /** The key of the request that they answer. */
  readonly key: string
  readonly itemId: string
  readonly reviews: ReadReviews
}

interface Load {
  readonly params: { readonly itemId: string } | null
  readonly state: Loaded<ReadReviews>
}

/**
 * The reviews to show. "Failed loads reset the affected data" (specification, section 4), but after a lost connection
 * the last reviews of the item stay (docs/decisions/0070-reviews.md).
 */
export function shownReviews({ params, state }: Load, last: LoadedReviews | null): ReadReviews | null {
  if (state.data) return state.data
  return isNetworkLost(state) && last && last.itemId === params?.itemId ? last.reviews : null
}

/** Changes to reviews since they were loaded, by thread: their current state, or null once deleted. */
export type ReviewEdits = Readonly<Record<string, ReadReview | null>>

/** Applies the changes to a page of reviews, whose order stays the same. */
export function withEdits({ list, total }: ReadReviews, edits: ReviewEdits): ReadReviews {
  const now = list.flatMap(review => {
    const edit = edits[review.idx_thread]
    return edit === undefined ? [review] : (edit ?? [])
  })
  return { list: now, total: total - (list.length - now.length) }
}
