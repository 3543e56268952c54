import { $missing, partsRemoved } from '@jeoul/estimate'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './sheet.module.css'

/** The number of product numbers that are written out (assumed). */
const maxNamed = 5

/** Says which parts of the address the host does not know, and offers to remove all of them. */
export function GoneParts() {
  const [{ gone }, remove] = useUnit([$missing, partsRemoved])
  if (gone.length === 0) return null
  const partIds = gone.map(({ partId }) => partId)
  const others = partIds.length - maxNamed
  const named = partIds.slice(0, maxNamed).join(', ') + (others > 0 ? ` 외 ${others}개` : '')
  return (
    <div className={styles.note}>
      <p>
        볼 수 없는 부품이 {partIds.length}개 있어요 (상품번호 {named}). 더는 팔지 않거나 주소가 바뀌었을 수
        있어요.
      </p>
      <Button tone="quiet" aria-label="볼 수 없는 부품 모두 빼기" onClick={() => remove(partIds)}>
        모두 빼기
      </Button>
    </div>
  )
}
