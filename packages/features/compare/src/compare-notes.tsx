import { $compare, $isMixed, $rowCounts, $rows } from '@jeoul/compare'
import { useUnit } from 'effector-react'
import styles from './comparison.module.css'

/** Says below the rows, which come with the products, why some are missing, for example because the products belong to different categories. */
export function CompareNotes() {
  const [isMixed, counts, rows, { showsAll }] = useUnit([$isMixed, $rowCounts, $rows, $compare])
  const isEmpty = !showsAll && rows.length === 0 && counts.all > 0
  if (!isMixed && !isEmpty) return null
  const missing = isEmpty ? '모든 사양을 눌러 확인할 수 있어요.' : '상품에 없는 사양은 –로 보여 드려요.'
  const why = isMixed
    ? '카테고리가 다른 상품이 있어 뜻이 같은 사양만 나란히 놓았어요.'
    : '함께 적힌 사양은 모두 같아요.'
  return <p className={styles.note}>{`${why} ${missing}`}</p>
}
