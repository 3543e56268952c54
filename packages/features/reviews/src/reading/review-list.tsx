import type { ReviewChoice, ReviewQuestion, ReviewsModel } from '@jeoul/reviews'
import { Button, FailedState, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { NoReviews } from './no-reviews.tsx'
import { ReviewItem } from './review-item.tsx'
import styles from './review-list.module.css'
import { WaitingReviews } from './waiting-reviews.tsx'

type ReviewListProps = {
  readonly open: ReviewQuestion
  readonly model: ReviewsModel
  readonly max: number
  /** The number of reviews to expect. */
  readonly expected: number
  readonly hrefOf: (choice: ReviewChoice) => string
  /** Shown below the reviews, such as links to further ones. */
  readonly children: ReactNode
}

/** A page of reviews. It stays while another page loads, and when the connection is lost. */
export function ReviewList({ open, model, max, expected, hrefOf, children }: ReviewListProps) {
  const [page, key, { status }, retry] = useUnit([
    model.$page,
    model.$pageKey,
    model.list.$state,
    model.list.retried,
  ])
  if (!page) {
    return status === 'failed' ? (
      <FailedState title="리뷰를 불러오지 못했어요" onRetry={retry} />
    ) : (
      <WaitingReviews count={expected} />
    )
  }
  const { list, total } = page
  return (
    <>
      <Notice tone="amber">
        {status === 'failed' && (
          <>
            <span>연결이 끊겨 마지막으로 본 리뷰를 보여 드려요.</span>{' '}
            <Button onClick={retry}>다시 시도</Button>
          </>
        )}
      </Notice>
      {list.length === 0 ? (
        <NoReviews open={open} total={total} hrefOf={hrefOf} />
      ) : (
        <ul key={key} className={styles.list} aria-busy={status === 'loading'}>
          {list.slice(0, max).map(review => (
            <li key={review.idx_thread}>
              <ReviewItem open={open} review={review} />
            </li>
          ))}
        </ul>
      )}
      {total > 0 && children}
    </>
  )
}
