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
import { type Finding, worstOf } from './finding.ts'
import type { Piece } from './piece.ts'
import type { Rule } from './rule.ts'
import { rulesOf } from './rules/rules.ts'

/** The kinds of parts that a finding may be fixed by, for which `fixesOf` wants to know all parts. */
export function kindsThatFix(pieces: readonly Piece[], finding: Finding): readonly PartKind[] {
  return placesOf(pieces, finding).map(({ kind }) => kind)
}

/**
 * The cheapest change of each kind of part that makes a finding's rule pass without making another problem; empty where no
 * single change does. Cheapest is the least price difference either way. A change that leaves its part without any problem
 * goes before one that leaves it others, so that two problems with one part are fixed at once (assumed).
 */
export function fixesOf(
  pieces: readonly Piece[],
  finding: Finding,
  partsByKind: PartsByKind,
  priceOf: PriceOf = part => part.cash,
): readonly Fix[] {
  const before = buildOf(pieces)
  const found = placesOf(pieces, finding).flatMap(place => {
    const fixes = (change: Fix, isWhole: boolean) => {
      const after = buildOf(withChange(pieces, change))
      return rulesOf(place.kind).every(rule => {
        if (rule.id === finding.rule) return isPassed(rule, after)
        // What is still missing may be chosen later.
        if (isWhole && !rule.asksForMore && hasProblem(rule, after, change.part.part_id)) return false
        return problemsIn(rule, after) <= problemsIn(rule, before)
      })
    }
    const changes = changesAt(place, partsByKind, priceOf)
    const whole = changes.find(change => fixes(change, true))
    const fix = whole ?? changes.find(change => fixes(change, false))
    return fix ? [{ fix, isWhole: fix === whole }] : []
  })
  return found
    .sort(
      (one, other) =>
        Number(other.isWhole) - Number(one.isWhole) || distanceOf(one.fix) - distanceOf(other.fix),
    )
    .map(({ fix }) => fix)
}

function hasProblem(rule: Rule, build: Build, partId: string): boolean {
  return findingsOf(rule, build).some(
    ({ outcome, partIds }) => outcome === 'problem' && partIds.includes(partId),
  )
}

export function isPassed(rule: Rule, build: Build): boolean {
  return worstOf(findingsOf(rule, build)) === 'pass'
}

/** How many problems a rule has with a build. */
export function problemsIn(rule: Rule, build: Build): number {
  return findingsOf(rule, build).filter(({ outcome }) => outcome === 'problem').length
}
