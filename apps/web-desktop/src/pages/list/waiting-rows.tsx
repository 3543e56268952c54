import { $query } from '@jeoul/list'
import { useUnit } from 'effector-react'
import styles from './waiting-rows.module.css'

/**
 * Placeholders in the number and size of the expected rows, so that scroll positions can be restored. Part of the
 * page's chunk, because they are the immediate response to a press. For the same reason CSS alone says when loading
 * takes long.
 */
export function WaitingRows() {
  const { size } = useUnit($query)
  return (
    <div role="status" aria-label="상품을 불러오는 중이에요">
      {Array.from({ length: size }, (_, place) => (
        <div key={place} className={styles.row} />
      ))}
    </div>
  )
}
