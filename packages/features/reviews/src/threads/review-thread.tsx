import type { ReadReview, ReviewQuestion } from '@jeoul/reviews'
import { CommentList } from './comment-list.tsx'
import { ReviewActions } from './review-actions.tsx'
import styles from './thread.module.css'

type ReviewThreadProps = { readonly open: ReviewQuestion; readonly review: ReadReview }

/** The actions on a review, and the comments on it. */
export function ReviewThread({ open: { kind, itemId }, review }: ReviewThreadProps) {
  const place = { kind, itemId, threadId: review.idx_thread }
  return (
    <div className={styles.thread}>
      <ReviewActions place={place} review={review} />
      <CommentList place={place} comments={review.thread.comments} />
    </div>
  )
}
