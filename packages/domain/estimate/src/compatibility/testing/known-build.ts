import type { Outcome, RuleId } from '../rule.ts'

/** A build and every rule that it does not pass, looked up by hand. */
export interface KnownBuild {
  readonly name: string
  readonly parts: readonly string[]
  readonly findings: Readonly<Partial<Record<RuleId, Outcome>>>
}
