import { formatCount } from '@jeoul/format'
import type { ReviewChoice, ReviewQuestion, ReviewsModel } from '@jeoul/reviews'
import { FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { SentReview } from '../writing/sent-review.tsx'
import { WriteReview } from '../writing/write-review.tsx'
import { GradeChart } from './grade-chart.tsx'
import { ReviewMarks } from './review-marks.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import styles from './review-summary.module.css'

type ReviewSummaryProps = {
  readonly open: ReviewQuestion
  readonly model: ReviewsModel
  readonly hrefOf: (choice: ReviewChoice) => string
}

/** Summarizes all reviews of a kind: average, grades, pictures, and who may write one. */
export function ReviewSummary({ open, model, hrefOf }: ReviewSummaryProps) {
  const [{ status, data: info }, retry] = useUnit([model.info.$state, model.info.retried])
  if (!info) {
    return status === 'failed' ? (
      <div>
        <FailedState compact title="리뷰 요약을 불러오지 못했어요" onRetry={retry} />
        <SentReview open={open} />
      </div>
    ) : (
      <Skeleton className={styles.wait} />
    )
  }
  const { average, total, countByMarks } = info
  return (
    <div className={styles.summary}>
      {average !== null && (
        <p className={styles.average}>
          <strong>{average.toFixed(1)}</strong>
          <ReviewMarks marks={average} />
          <span translate="no">{`리뷰 ${formatCount(total)}개`}</span>
        </p>
      )}
      {countByMarks && total > 0 && <GradeChart counts={countByMarks} open={open} hrefOf={hrefOf} />}
      <ReviewPhotos open={open} info={info} />
      <WriteReview open={open} info={info} />
    </div>
  )
}
