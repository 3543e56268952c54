import { $change, $estimate, $findings, changeRead } from '@jeoul/estimate'
import { ChangeBack, ChangeSummary, TotalBasis, TotalPrice } from '@jeoul/feature-estimate'
import { usePassing } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './totals-bar.module.css'

/**
 * The bar at the bottom, with the total and a link to the parts that do not fit. For a while it also announces the last
 * change, so that nothing else covers the parts. An empty estimate has none.
 */
export function TotalsBar() {
  const [{ lines }, findings, change, read] = useUnit([$estimate, $findings, $change, changeRead])
  usePassing(change, read)
  const problems = findings.filter(({ outcome }) => outcome === 'problem').length
  const isShown = lines.length > 0 || change !== null
  return (
    <aside className={isShown ? styles.bar : 'sr-only'} aria-label="견적 합계">
      <p>
        <span role="status">{change && <ChangeSummary change={change} />}</span>
        {isShown && !change && <TotalBasis isBrief />}
        {isShown && <TotalPrice className={styles.total} />}
      </p>
      {change && <ChangeBack change={change} />}
      {findings.length > 0 && (
        <a href="#findings" className={problems > 0 ? styles.problems : styles.fine}>
          {problems > 0 ? `호환 문제 ${problems}` : '호환 문제 없음'}
        </a>
      )}
    </aside>
  )
}
