import { $estimate, $findings } from '@jeoul/estimate'
import { TotalBasis, TotalPrice } from '@jeoul/feature-estimate'
import { useUnit } from 'effector-react'
import styles from './totals-bar.module.css'

/** The bar at the bottom with the total, and the way to what does not fit. Not there for an empty estimate. */
export function TotalsBar() {
  const [{ lines }, findings] = useUnit([$estimate, $findings])
  const problems = findings.filter(({ outcome }) => outcome === 'problem').length
  if (lines.length === 0) return null
  return (
    <aside className={styles.bar} aria-label="견적 합계">
      <p>
        <TotalBasis />
        <TotalPrice className={styles.total} />
      </p>
      {findings.length > 0 && (
        <a href="#findings" className={problems > 0 ? styles.problems : styles.fine}>
          {problems > 0 ? `호환 문제 ${problems}` : '호환 문제 없음'}
        </a>
      )}
    </aside>
  )
}
