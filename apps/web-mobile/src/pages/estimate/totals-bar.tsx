import { $change, $estimate, changeRead } from '@jeoul/estimate'
import { ChangeBack, ChangeSummary, FindingsLink, TotalBasis, TotalPrice } from '@jeoul/feature-estimate'
import { usePassing } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './totals-bar.module.css'

/**
 * The bar at the bottom, with the total and a link to whether the parts fit. For a while it also announces the last
 * change, so that nothing else covers the parts. An empty estimate has none.
 */
export function TotalsBar() {
  const [{ lines }, change, read] = useUnit([$estimate, $change, changeRead])
  usePassing(change, read)
  const isShown = lines.length > 0 || change !== null
  return (
    <aside className={isShown ? styles.bar : 'sr-only'} aria-label="견적 합계">
      <p>
        <span role="status">{change && <ChangeSummary change={change} />}</span>
        {isShown && !change && <TotalBasis isBrief />}
        {isShown && <TotalPrice className={styles.total} />}
      </p>
      {change && <ChangeBack change={change} />}
      <FindingsLink className={styles.findings} />
    </aside>
  )
}
