import { $compare, $isMixed, $rowCounts, $rows } from '@jeoul/compare'
import { useUnit } from 'effector-react'
import styles from './comparison.module.css'

/** Says below the rows, which come with the products, why some are missing, for example because the products belong to different categories. */
export function CompareNotes() {
  const [isMixed, counts, rows, { showsAll }] = useUnit([$isMixed, $rowCounts, $rows, $compare])
  if (isMixed) {
    return (
      <p className={styles.note}>
        카테고리가 다른 상품이 있어서{' '}
        <span>
          {counts.all > 0
            ? '모든 상품에 있는 사양만 비교해요.'
            : '공통된 사양이 없어서 가격과 리뷰만 비교해요.'}
        </span>
        {counts.all > 0 && rows.length === 0 && <span> 그중에 다른 사양은 없어요.</span>}
      </p>
    )
  }
  if (!showsAll && rows.length === 0 && counts.all > 0) {
    return <p className={styles.note}>사양이 모두 같아요. 모든 사양을 눌러 확인할 수 있어요.</p>
  }
  return null
}
