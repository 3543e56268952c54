import type { CandidateCheck, Finding, Outcome } from '@jeoul/compatibility'

/** Findings of one candidate that a row has room for (assumed); what does not fit is always told in full. */
const most = 2
const worst: readonly Outcome[] = ['problem', 'warning']

/**
 * What a picker says of a candidate: whatever does not fit, or else what it takes to fit, or what nobody knows, since that is
 * of use only where nothing worse is found. Of a part whose host tells next to nothing the rest is a number.
 */
export function toldFindings(check: CandidateCheck | null): {
  readonly findings: readonly Finding[]
  readonly others: number
} {
  if (!check) return { findings: [], others: 0 }
  const isMild = check.outcome === 'conditional' || check.outcome === 'unknown'
  const told = check.findings.filter(({ outcome }) =>
    isMild ? outcome === check.outcome : worst.includes(outcome),
  )
  // Two rules may miss the same figure.
  const all = told.filter(({ text }, place) => told.findIndex(other => other.text === text) === place)
  const findings = check.outcome === 'unknown' ? all.slice(0, most) : all
  return { findings, others: all.length - findings.length }
}
