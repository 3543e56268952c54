import { type Outcome, outcomeWords } from '@jeoul/estimate/compatibility'
import { Badge } from '@jeoul/ui'

const tones = {
  problem: 'red',
  warning: 'amber',
  conditional: 'amber',
  unknown: 'plain',
  pass: 'green',
} as const

/** 문제, 주의, 조건부, 확인불가 or 통과. */
export function OutcomeBadge({ outcome }: { readonly outcome: Outcome }) {
  return <Badge tone={tones[outcome]}>{outcomeWords[outcome]}</Badge>
}
