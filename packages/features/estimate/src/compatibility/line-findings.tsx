import { $findings } from '@jeoul/estimate'
import { useUnit } from 'effector-react'
import { findingKey } from './finding-key.ts'
import styles from './findings.module.css'
import { OutcomeBadge } from './outcome-badge.tsx'

/** Shows what is wrong with one part, beside it. */
export function LineFindings({ partId }: { readonly partId: string }) {
  const findings = useUnit($findings)
  const shown = findings.filter(
    ({ outcome, partIds }) => partIds.includes(partId) && (outcome === 'problem' || outcome === 'warning'),
  )
  return shown.map(finding => (
    <span key={findingKey(finding)} className={styles.beside}>
      <OutcomeBadge outcome={finding.outcome} /> {finding.text}
    </span>
  ))
}
