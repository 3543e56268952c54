import { $findings } from '@jeoul/estimate'
import { useUnit } from 'effector-react'
import styles from './findings.module.css'
import { OutcomeBadge } from './outcome-badge.tsx'

/** Shows what is wrong with one part, beside it. */
export function LineFindings({ partId }: { readonly partId: string }) {
  const findings = useUnit($findings)
  const shown = findings.filter(
    ({ outcome, partIds }) => partIds.includes(partId) && (outcome === 'problem' || outcome === 'warning'),
  )
  return shown.map(({ rule, outcome, text }) => (
    <span key={rule + text} className={styles.beside}>
      <OutcomeBadge outcome={outcome} /> {text}
    </span>
  ))
}
