import type { CandidateCheck, Finding, Outcome } from '@jeoul/estimate/compatibility'

/** Maximum number of unknown findings shown in a row (assumed). Problems and warnings are always shown in full. */
const maxUnknown = 2
const worst: readonly Outcome[] = ['problem', 'warning']

/**
 * The findings that a picker shows for a candidate: its problems and warnings; without any, its conditions or unknowns,
 * each text once.
 *
 * @returns `others`: the number of unknown findings that are not shown
 */
export function shownFindings(check: CandidateCheck | null): {
  readonly findings: readonly Finding[]
  readonly others: number
} {
  if (!check) return { findings: [], others: 0 }
  const isMild = check.outcome === 'conditional' || check.outcome === 'unknown'
  const shown = check.findings.filter(({ outcome }) =>
    isMild ? outcome === check.outcome : worst.includes(outcome),
  )
  // Two rules may lack the same figure.
  const all = shown.filter(({ text }, place) => shown.findIndex(other => other.text === text) === place)
  const findings = check.outcome === 'unknown' ? all.slice(0, maxUnknown) : all
  return { findings, others: all.length - findings.length }
}
