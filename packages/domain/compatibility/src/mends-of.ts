import type { PartKind } from '@jeoul/api/types'
import { buildOf } from './build.ts'
import {
  changesAt,
  distanceOf,
  type Mend,
  type PartsByKind,
  type PriceOf,
  placesOf,
  withChange,
} from './change-build.ts'
import { findingsOf } from './check-build.ts'
import { type Finding, worstOf } from './finding.ts'
import type { Piece } from './piece.ts'
import type { Build, Rule } from './rule.ts'
import { rulesOf } from './rules/rules.ts'

/** The kinds of parts that a finding may be mended by, for which `mendsOf` wants to know all parts. */
export function kindsThatMend(pieces: readonly Piece[], finding: Finding): readonly PartKind[] {
  return placesOf(pieces, finding).map(({ kind }) => kind)
}

/**
 * The cheapest change of each kind of part that makes a finding's rule pass without making another problem, the cheapest
 * first; empty where no single change does. Cheapest is the least price difference either way (assumed).
 */
export function mendsOf(
  pieces: readonly Piece[],
  finding: Finding,
  partsByKind: PartsByKind,
  priceOf: PriceOf = part => part.cash,
): readonly Mend[] {
  const before = buildOf(pieces)
  return placesOf(pieces, finding)
    .flatMap(place => {
      const isMend = (change: Mend) => {
        const after = buildOf(withChange(pieces, change))
        return rulesOf(place.kind).every(rule =>
          rule.id === finding.rule
            ? isPassed(rule, after)
            : problemsIn(rule, after) <= problemsIn(rule, before),
        )
      }
      return changesAt(place, partsByKind, priceOf).find(isMend) ?? []
    })
    .sort((one, other) => distanceOf(one) - distanceOf(other))
}

export function isPassed(rule: Rule, build: Build): boolean {
  return worstOf(findingsOf(rule, build)) === 'pass'
}

/** How many problems a rule has with a build. */
export function problemsIn(rule: Rule, build: Build): number {
  return findingsOf(rule, build).filter(({ outcome }) => outcome === 'problem').length
}
