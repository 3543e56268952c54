import type { ReadReview, ReviewQuestion } from '@jeoul/reviews'

type ReviewThreadSlotProps = { readonly open: ReviewQuestion; readonly review: ReadReview }

/** What can be done with a review, and the comments on it. */
export function ReviewThreadSlot(_: ReviewThreadSlotProps) {
  return null
}
