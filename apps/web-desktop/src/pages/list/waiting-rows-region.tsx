import { $query } from '@jeoul/list'
import { Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import rows from './product-row.module.css'
import styles from './waiting-rows.module.css'

/** Placeholders in the number and size of the rows to come, so that scroll positions can be restored. */
export default function WaitingRows() {
  const { size } = useUnit($query)
  const places = Array.from({ length: size }, (_, place) => place)
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
