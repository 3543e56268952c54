import { $estimate, $findings, $sums } from '@jeoul/estimate'
import { TotalBasis } from '@jeoul/feature-estimate'
import { Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './totals-bar.module.css'

/** The bar at the bottom with the total, and the way to what does not fit. Not there for an empty estimate. */
export function TotalsBar() {
  const [{ lines, type }, sums, findings] = useUnit([$estimate, $sums, $findings])
  const problems = findings.filter(({ outcome }) => outcome === 'problem').length
  if (lines.length === 0) return null
  return (
    <aside className={styles.bar} aria-label="견적 합계">
      <p>
        <TotalBasis />
        <Won amount={sums[type]} className={styles.total} />
      </p>
      {findings.length > 0 && (
        <a href="#findings" className={problems > 0 ? styles.problems : styles.fine}>
          {problems > 0 ? `호환 문제 ${problems}` : '호환 문제 없음'}
        </a>
      )}
    </aside>
  )
}
