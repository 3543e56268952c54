import type { RuleId } from './rule-names.ts'

/** The outcomes of a rule, the worst first. */
export const outcomes = ['problem', 'warning', 'conditional', 'unknown', 'pass'] as const

export type Outcome = (typeof outcomes)[number]

/** 문제 / 주의 / 조건부 / 확인불가 / 통과 (assumed). */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  problem: '문제',
  warning: '주의',
  conditional: '조건부',
  unknown: '확인불가',
  pass: '통과',
}

/** A value that a finding is based on, and the part whose figures state it. */
export interface Source {
  readonly partId: string
  /** Korean label of the value: `그래픽카드 길이`. */
  readonly label: string
  /** As shown, with its unit: `357.6 mm`; null if the part's figures do not state it. */
  readonly value: string | null
  /** The page that states it, such as the maker's, if the host knows one. */
  readonly page?: string
}

/** The result of one rule for some parts of a build. */
export interface Finding {
  readonly rule: RuleId
  readonly outcome: Outcome
  /** The parts it is about. */
  readonly partIds: readonly string[]
  /** In Korean, with the values that were compared. */
  readonly text: string
  readonly sources: readonly Source[]
}

/** The worst outcome of findings; `pass` if there are none. */
export function worstOf(findings: readonly { readonly outcome: Outcome }[]): Outcome {
  return outcomes.find(outcome => findings.some(finding => finding.outcome === outcome)) ?? 'pass'
}
