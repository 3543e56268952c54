import { LateNote, Skeleton } from '@jeoul/ui'
import styles from './review-list.module.css'

/** Placeholders for reviews that are still loading, about as high as these are. */
export function WaitingReviews({ count }: { readonly count: number }) {
  return (
    <>
      <LateNote />
      <div className={styles.waiting} aria-busy="true">
        {Array.from({ length: count }, (_, place) => (
          <Skeleton key={place} className={styles.wait} />
        ))}
      </div>
    </>
  )
}
