import { type Finding, outcomes } from './finding.ts'
import type { Piece } from './piece.ts'
import type { Build, Rule } from './rule.ts'
import { rules } from './rules/rules.ts'

/** Pieces by kind, in an order of their own: what is found never depends on the order in which parts were added. */
export function buildOf(pieces: readonly Piece[]): Build {
  const sorted = pieces.toSorted((a, b) =>
    a.partId < b.partId ? -1 : a.partId > b.partId ? 1 : a.quantity - b.quantity,
  )
  return Object.groupBy(sorted, ({ kind }) => kind)
}

export function findingsOf(rule: Rule, build: Build): readonly Finding[] {
  return rule.check(build).map(({ pieces, ...said }) => ({
    rule: rule.id,
    ...said,
    partIds: [...new Set(pieces.map(({ partId }) => partId))],
  }))
}

/**
 * Whether the parts of a build fit together: what every rule says of them, the worst first. A rule that has nothing to
 * compare says nothing, so an empty build has no findings (assumed).
 */
export function checkBuild(pieces: readonly Piece[]): readonly Finding[] {
  const build = buildOf(pieces)
  const findings = rules.flatMap(rule => findingsOf(rule, build))
  return outcomes.flatMap(outcome => findings.filter(finding => finding.outcome === outcome))
}
