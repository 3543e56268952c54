import { type Build, buildOf } from './build.ts'
import { type Finding, outcomes } from './finding.ts'
import type { Piece } from './piece.ts'
import type { Rule, Verdict } from './rule.ts'
import { rules } from './rules/rules.ts'

function findingsOf(rule: Rule, build: Build): readonly Finding[] {
  return rule.check(build).map(verdict => findingOf(rule, verdict))
}

export function findingOf({ id }: Rule, { outcome, pieces, text, sources }: Verdict): Finding {
  return { rule: id, outcome, partIds: pieces.map(({ partId }) => partId), text, sources }
}

/**
 * Checks whether the parts of a build fit together.
 *
 * @returns the findings of all rules, the worst first. A rule with nothing to compare has no finding, so an empty build
 *   has none (assumed).
 */
export function checkBuild(pieces: readonly Piece[]): readonly Finding[] {
  const build = buildOf(pieces)
  const findings = rules.flatMap(rule => findingsOf(rule, build))
  return outcomes.flatMap(outcome => findings.filter(finding => finding.outcome === outcome))
}
