import { $query } from '@jeoul/list'
import { ListSkeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './waiting-rows.module.css'

/** Placeholders in the number and size of the expected rows. */
export function WaitingRows() {
  const { size } = useUnit($query)
  return <ListSkeleton count={size} className={styles.row} />
}
