import { $sheetLines } from '@jeoul/estimate'
import { useUnit } from 'effector-react'
import { ChooseSecondEstimate } from './choose-second-estimate.tsx'
import { ComparedTable } from './compared-table.tsx'
import styles from './side-by-side.module.css'
import { $sideBySide } from './side-by-side-model.ts'

/** Shows the open estimate beside another one: a saved one, or one from an address. Hidden for an empty estimate. */
export function SideBySide() {
  const [lines, both] = useUnit([$sheetLines, $sideBySide])
  if (lines.length === 0) return null
  return (
    <section id="side-by-side" className={styles.section} aria-labelledby="side-by-side-title">
      <h2 id="side-by-side-title">다른 견적과 나란히 보기</h2>
      {both ? <ComparedTable both={both} /> : <ChooseSecondEstimate />}
    </section>
  )
}
