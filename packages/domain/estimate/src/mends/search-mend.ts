import type { Part, PartKind } from '@jeoul/api/types'
import {
  type Finding,
  kindsThatMend,
  kindsThatMendTogether,
  type Mend,
  mendsOf,
  mendTogether,
  type PartsByKind,
  type Piece,
} from '@jeoul/compatibility'
import type { PartChoice } from '../put-part.ts'

/** How far the search for what mends a problem has come. */
interface MendSearch {
  /** The kinds of which it wants to know all parts. */
  readonly kinds: readonly PartKind[]
  /** The cheapest change found; null where there is none, or while parts are on their way. */
  readonly mend: Mend | null
}

/**
 * Looks for "the cheapest change that mends it" (assumed): of one part, since that leaves most of what was chosen, and
 * where none does, of two.
 *
 * @param known all parts of the kinds that are loaded
 */
export function searchMend(
  pieces: readonly Piece[],
  finding: Finding,
  known: PartsByKind,
  priceOf: (part: Part) => number | null,
): MendSearch {
  const isKnown = (kind: PartKind) => known[kind] !== undefined
  const kinds = kindsThatMend(pieces, finding)
  const [mend] = mendsOf(pieces, finding, known, priceOf)
  if (mend || !kinds.every(isKnown)) return { kinds, mend: mend ?? null }
  const further = kindsThatMendTogether(pieces, finding)
  const together = further.every(isKnown) ? mendTogether(pieces, finding, known, priceOf) : null
  return { kinds: further, mend: together }
}

/** A mend as the choice of its parts. */
export function choiceOf({ part, replaces, quantity, also }: Mend): PartChoice {
  return { part, instead: replaces, quantity, ...(also && { also: choiceOf(also) }) }
}
