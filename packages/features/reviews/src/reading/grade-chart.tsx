import { formatCount } from '@jeoul/format'
import { chooseReviews, gradeRows, type ReviewChoice } from '@jeoul/reviews'
import styles from './grade-chart.module.css'

type GradeChartProps = {
  /** The number of reviews by grade, from 1 to 5. */
  readonly counts: readonly number[]
  readonly open: ReviewChoice
  readonly hrefOf: (choice: ReviewChoice) => string
}

/** How many reviews have each grade. Each line links to its reviews only; the selected one links back to all. */
export function GradeChart({ counts, open, hrefOf }: GradeChartProps) {
  return (
    <ul className={styles.chart} aria-label="별점별 리뷰">
      {gradeRows(counts).map(({ marks, count, percent }) => {
        const isChosen = open.marks === marks
        const isLink = count > 0 || isChosen
        const words = isChosen ? '개만 보는 중, 모두 보기' : '개만 보기'
        const bar = (
          <>
            <span>
              {`${marks}점`}
              <span className="sr-only"> 리뷰 </span>
            </span>
            <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent} height="8" />
            </svg>
            <span className={styles.count}>
              {formatCount(count)}
              <span className="sr-only">{isLink ? words : '개'}</span>
            </span>
          </>
        )
        const href = hrefOf(chooseReviews(open, { marks: isChosen ? null : marks }))
        return (
          <li key={marks}>
            {!isLink ? (
              <span className={styles.row}>{bar}</span>
            ) : (
              <a className={styles.row} href={href} aria-current={isChosen || undefined}>
                {bar}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
