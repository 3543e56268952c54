import { $query } from '@jeoul/list'
import { useUnit } from 'effector-react'
import styles from './waiting-rows.module.css'

/**
 * Placeholders in the number and size of the rows to come, so that scroll positions can be restored. Not loaded late:
 * they are what answers a press.
 */
export function WaitingRows() {
  const { size } = useUnit($query)
  return (
    <ol aria-busy="true" aria-label="상품을 불러오는 중이에요">
      {Array.from({ length: size }, (_, place) => (
        <li key={place} className={styles.row} />
      ))}
    </ol>
  )
}
