import {
  type Finding,
  type Outcome,
  outcomes,
  outcomeWords,
  ruleNames,
  uncheckedNotes,
} from '@jeoul/compatibility'
import { $findings, findingsShown } from '@jeoul/estimate'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './findings.module.css'
import { MendButton } from './mend-button.tsx'
import { OutcomeBadge } from './outcome-badge.tsx'

/** What a shopper has to read; the rest is folded. */
const loud: readonly Outcome[] = ['problem', 'warning', 'conditional']

/** Whether the parts fit together, the worst first, and what nobody checked. */
export function FindingsPanel() {
  const [findings, show] = useUnit([$findings, findingsShown])
  useEffect(() => show(), [show])
  if (findings.length === 0) return null
  const counts = outcomes.flatMap(outcome => {
    const count = findings.filter(finding => finding.outcome === outcome).length
    return count > 0 ? [{ outcome, count }] : []
  })
  const quiet = outcomes.filter(outcome => !loud.includes(outcome))
  return (
    <section id="findings" className={styles.panel} aria-label="호환성">
      <h2>호환성</h2>
      <p role="status" className={styles.counts}>
        {counts.map(({ outcome, count }) => `${outcomeWords[outcome]} ${count}`).join(' · ')}
      </p>
      <FindingLines findings={findings.filter(({ outcome }) => loud.includes(outcome))} />
      {quiet.map(outcome => {
        const those = findings.filter(finding => finding.outcome === outcome)
        return (
          those.length > 0 && (
            <details key={outcome}>
              <summary>
                {outcomeWords[outcome]} {those.length}개
              </summary>
              <FindingLines findings={those} />
            </details>
          )
        )
      })}
      <details>
        <summary>여기서 확인하지 않는 것</summary>
        <ul className={styles.unchecked}>
          {uncheckedNotes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function FindingLines({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <ul className={styles.lines}>
      {findings.map(finding => (
        <li key={finding.rule + finding.text}>
          <OutcomeBadge outcome={finding.outcome} />
          <div>
            <b>{ruleNames[finding.rule]}</b>
            <p>{finding.text}</p>
            {finding.outcome === 'problem' && <MendButton finding={finding} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
