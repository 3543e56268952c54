import type { ReadReview, ReadReviews } from './read-review.ts'

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
