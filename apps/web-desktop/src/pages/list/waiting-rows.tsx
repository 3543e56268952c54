import { $query } from '@jeoul/list'
import { useUnit } from 'effector-react'
import styles from './waiting-rows.module.css'

/**
 * Placeholders in the number and size of the rows to come, so that scroll positions can be restored. Not loaded late:
 * they are what answers a press. Styles alone say when it takes long, for the same reason.
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
