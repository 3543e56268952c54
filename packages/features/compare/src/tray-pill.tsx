import { $isPickRefused, $picked, maxCompared } from '@jeoul/compare'
import { $inside, $openPage, estimateWith } from '@jeoul/router'
import { Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { compareLayer } from './compare-layer.ts'
import styles from './tray-pill.module.css'

/**
 * The comparison tray of a phone: a pill with the number of picked products, and the layer in which it opens
 * the comparison: "modal on mobile (hidden by default)". Picked parts of a PC can also go into the estimate, by the other
 * half of the same pill.
 */
export function TrayPill() {
  return (
    <>
      <Pill />
      <compareLayer.Slot />
    </>
  )
}

function Pill() {
  const picked = useUnit($picked)
  const [isRefused, page, inside, open] = useUnit([$isPickRefused, $openPage, $inside, compareLayer.opened])
  if (picked.length === 0 || page === 'compare' || page === 'estimate') return null
  const partIds = picked.flatMap(({ itemId, isPart }) => (isPart ? [itemId] : []))
  return (
    <section className={styles.tray} aria-label="비교할 상품">
      <Notice tone="amber">
        {isRefused && `${maxCompared}개까지 비교할 수 있어요. 하나를 빼고 다시 눌러 주세요.`}
      </Notice>
      <p className={styles.pill}>
        {partIds.length > 0 && (
          <a href={inside(estimateWith(partIds.join('.')))} rel="nofollow">
            견적에 담기 <b>{partIds.length}</b>
          </a>
        )}
        <button type="button" aria-haspopup="dialog" onClick={() => open('compare')}>
          비교 <b>{picked.length}</b>
        </button>
      </p>
    </section>
  )
}
