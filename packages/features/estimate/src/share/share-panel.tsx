import { $sheetLines } from '@jeoul/estimate'
import { useUnit } from 'effector-react'
import { PrintButton } from '../print/print-slot.tsx'
import styles from './share-panel.module.css'

/** Ways to take the estimate along. Not there for an empty one. */
export function SharePanel() {
  const lines = useUnit($sheetLines)
  if (lines.length === 0) return null
  return (
    <section className={styles.panel} aria-label="견적 보내기">
      <h2>견적 보내기</h2>
      <p className={styles.ways}>
        <PrintButton />
      </p>
    </section>
  )
}
