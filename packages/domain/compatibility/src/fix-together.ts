import type { PartKind } from '@jeoul/api/types'
import { type Build, buildOf } from './build.ts'
import {
  changesAt,
  distanceOf,
  type Fix,
  type PartsByKind,
  type PriceOf,
  placesOf,
  withChange,
} from './change-build.ts'
import { findingsOf } from './check-build.ts'
import type { Finding } from './finding.ts'
import { isPassed, problemsIn } from './fixes-of.ts'
import type { Piece } from './piece.ts'
import type { Rule } from './rule.ts'
import { rulesOf } from './rules/rules.ts'

/** So many builds with two changes are tried: about a tenth of a second (docs/decisions/0127). */
const mostTried = 2_000

/** The kinds of parts that {@link fixTogether} wants to know all parts of: those that a change of a named part concerns. */
export function kindsThatFixTogether(pieces: readonly Piece[], finding: Finding): readonly PartKind[] {
  const named = placesOf(pieces, finding).map(({ kind }) => kind)
  const concerned = new Set(named.flatMap(kind => rulesOf(kind).flatMap(({ kinds }) => kinds)))
  return [...new Set([...named, ...pieces.map(({ kind }) => kind).filter(kind => concerned.has(kind))])]
}

/**
 * The cheapest two changes that make a finding's rule pass without making another problem: one of a part that the finding
 * names, such as the motherboard, and one of the part that the first one no longer goes with, such as the memory. For
 * findings that no single change fixes. Cheapest is the least sum of price differences either way (assumed). Null where
 * there are none, or none among the first builds that are tried.
 */
export function fixTogether(
  pieces: readonly Piece[],
  finding: Finding,
  partsByKind: PartsByKind,
  priceOf: PriceOf = part => part.cash,
): Fix | null {
  const before = buildOf(pieces)
  const worse = (rules: readonly Rule[], after: Build) =>
    rules.filter(rule => problemsIn(rule, after) > problemsIn(rule, before))
  let best: Fix | null = null
  let least = Number.POSITIVE_INFINITY
  let tried = 0
  for (const place of placesOf(pieces, finding)) {
    const rules = rulesOf(place.kind)
    const named = rules.filter(({ id }) => id === finding.rule)
    const others = finding.partIds.filter(partId => partId !== place.piece?.partId)
    for (const first of changesAt(place, partsByKind, priceOf)) {
      if (distanceOf(first) >= least || tried >= mostTried) break
      const changed = withChange(pieces, first)
      const build = buildOf(changed)
      const unpassed = named
        .flatMap(rule => findingsOf(rule, build))
        .filter(({ outcome }) => outcome !== 'pass')
      if (unpassed.some(({ partIds }) => others.every(partId => partIds.includes(partId)))) continue
      const made = worse(rules, build).flatMap(rule => findingsOf(rule, build))
      const against = [...unpassed, ...made.filter(({ outcome }) => outcome === 'problem')]
      for (const piece of changed.filter(
        each => each.partId !== first.part.part_id && isInAll(each, against),
      )) {
        for (const also of changesAt({ kind: piece.kind, piece }, partsByKind, priceOf)) {
          const distance = distanceOf(first) + distanceOf(also)
          if (distance >= least || tried >= mostTried) break
          tried++
          const after = buildOf(withChange(changed, also))
          if (!named.every(rule => isPassed(rule, after))) continue
          if (worse([...rules, ...rulesOf(piece.kind)], after).length > 0) continue
          best = { ...first, also }
          least = distance
        }
      }
    }
  }
  return best
}

/** Whether a part has to do with all of them, so that it may be the one to change. */
function isInAll({ partId }: Piece, findings: readonly Finding[]): boolean {
  return findings.length > 0 && findings.every(({ partIds }) => partIds.includes(partId))
}
