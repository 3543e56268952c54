import type { Finding } from './finding.ts'
import type { RuleId } from './rule-names.ts'
import { rules } from './rules/rules.ts'

const asking: ReadonlySet<RuleId> = new Set(rules.flatMap(({ id, asksForMore }) => (asksForMore ? [id] : [])))

/** Whether a finding is a problem only because a part is missing, which the shopper may still add. */
export function isMissingPart({ rule, outcome }: Finding): boolean {
  return outcome === 'problem' && asking.has(rule)
}
