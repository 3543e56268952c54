import { Skeleton } from '@jeoul/ui'
import rows from './product-row.module.css'
import styles from './waiting-rows.module.css'

const places = [1, 2, 3, 4, 5, 6, 7, 8]

/** Rows of the final size while the first answer is on its way. */
export function WaitingRows() {
  return (
    <ol aria-busy="true" aria-label="상품을 불러오는 중이에요">
      {places.map(place => (
        <li key={place} className={rows.row}>
          <Skeleton className={styles.picture} />
          <div>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.short} />
          </div>
          <div>
            <Skeleton className={styles.price} />
            <Skeleton className={styles.short} />
          </div>
        </li>
      ))}
    </ol>
  )
}
