import { $compare, $isMixed, $rowCounts, $rows } from '@jeoul/compare'
import { useUnit } from 'effector-react'
import styles from './comparison.module.css'

/** Says below the rows, which come with the products, why some are missing, for example because the products belong to different categories. */
export function CompareNotes() {
  const [isMixed, counts, rows, { showsAll }] = useUnit([$isMixed, $rowCounts, $rows, $compare])
  if (isMixed) {
    return <p className={styles.note}>카테고리가 다른 상품이 있어요. 상품에 없는 사양은 –로 보여 드려요.</p>
  }
  if (!showsAll && rows.length === 0 && counts.all > 0) {
    return <p className={styles.note}>사양이 모두 같아요. 모든 사양을 눌러 확인할 수 있어요.</p>
  }
  return null
}
