import { $isPickRefused, $picked, maxCompared } from '@jeoul/compare'
import { $openPage } from '@jeoul/router'
import { Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { compareLayer } from './compare-layer.ts'
import styles from './tray-pill.module.css'

/**
 * The comparison tray of a phone: a pill with the number of picked products, and the layer in which it opens
 * the comparison: "modal on mobile (hidden by default)".
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
  const [isRefused, page, open] = useUnit([$isPickRefused, $openPage, compareLayer.opened])
  if (picked.length === 0 || page === 'compare') return null
  return (
    <section className={styles.tray} aria-label="비교할 상품">
      <Notice tone="amber">
        {isRefused && `${maxCompared}개까지 비교할 수 있어요. 하나를 빼고 다시 눌러 주세요.`}
      </Notice>
      <button type="button" className={styles.pill} aria-haspopup="dialog" onClick={() => open('compare')}>
        비교 <b>{picked.length}</b>
      </button>
    </section>
  )
}
