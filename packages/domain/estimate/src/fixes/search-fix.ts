import type { Part, PartKind } from '@jeoul/api/types'
import {
  type Finding,
  type Fix,
  fixesOf,
  fixTogether,
  kindsThatFix,
  kindsThatFixTogether,
  type PartsByKind,
  type Piece,
} from '@jeoul/compatibility'
import type { PartChoice } from '../put-part.ts'

/** How far the search for what fixes a problem has come. */
interface FixSearch {
  /** The kinds of which it wants to know all parts. */
  readonly kinds: readonly PartKind[]
  /** The cheapest change found; null where there is none, or while parts are on their way. */
  readonly fix: Fix | null
}

/**
 * Looks for "the cheapest change that fixes it" (assumed): of one part, since that leaves most of what was chosen, and
 * where none does, of two.
 *
 * @param known all parts of the kinds that are loaded
 */
export function searchFix(
  pieces: readonly Piece[],
  finding: Finding,
  known: PartsByKind,
  priceOf: (part: Part) => number | null,
): FixSearch {
  const isKnown = (kind: PartKind) => known[kind] !== undefined
  const kinds = kindsThatFix(pieces, finding)
  const [fix] = fixesOf(pieces, finding, known, priceOf)
  if (fix || !kinds.every(isKnown)) return { kinds, fix: fix ?? null }
  const further = kindsThatFixTogether(pieces, finding)
  const together = further.every(isKnown) ? fixTogether(pieces, finding, known, priceOf) : null
  return { kinds: further, fix: together }
}

/** A fix as the choice of its parts. */
export function choiceOf({ part, replaces, quantity, also }: Fix): PartChoice {
  return { part, instead: replaces, quantity, ...(also && { also: choiceOf(also) }) }
}
