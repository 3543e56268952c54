import { LateNote, Skeleton } from '@jeoul/ui'
import styles from './review-list.module.css'

/** Placeholders for reviews that are still loading. */
export function WaitingReviews() {
  return (
    <>
      <LateNote />
      <div className={styles.waiting} aria-busy="true">
        {[1, 2, 3].map(line => (
          <Skeleton key={line} className={styles.wait} />
        ))}
      </div>
    </>
  )
}
