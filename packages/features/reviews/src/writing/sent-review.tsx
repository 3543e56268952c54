import { type ReviewQuestion, reviewsOf } from '@jeoul/reviews'
import { $writingStep } from '@jeoul/reviews/writing'
import { Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { ReviewItem } from '../reading/review-item.tsx'
import { useOwnReview } from './use-own-review.ts'
import styles from './write-review.module.css'

type SentReviewProps = { readonly open: ReviewQuestion }

/** Confirms that a review was sent, and shows the member's own unless the list below contains it. */
export function SentReview({ open }: SentReviewProps) {
  const [step, page] = useUnit([$writingStep, reviewsOf[open.kind].$page])
  const review = useOwnReview(open)
  const isListed = page?.list.some(({ idx_thread }) => idx_thread === review?.idx_thread)
  const isHere =
    step.kind === 'sent' && step.subject.kind === open.kind && step.subject.itemId === open.itemId
  return (
    <div className={styles.sent}>
      <Notice tone="green">
        {isHere && (step.subject.review ? '리뷰를 고쳤어요.' : '리뷰를 등록했어요. 고마워요.')}
      </Notice>
      {review && page && !isListed && <ReviewItem open={open} review={review} />}
    </div>
  )
}
