import type { ReadReview, ReviewQuestion } from '@jeoul/reviews'
import { CommentList } from './comment-list.tsx'
import { ReviewActions } from './review-actions.tsx'
import styles from './thread.module.css'

type ReviewThreadSlotProps = { readonly open: ReviewQuestion; readonly review: ReadReview }

/** What can be done with a review, and the comments on it. */
export function ReviewThreadSlot({ open: { kind, itemId }, review }: ReviewThreadSlotProps) {
  const place = { kind, itemId, threadId: review.idx_thread }
  return (
    <div className={styles.thread}>
      <ReviewActions place={place} review={review} />
      <CommentList place={place} comments={review.thread.comments} />
    </div>
  )
}
