import type { Part } from '@jeoul/api/types'
import {
  buildOf,
  checkBuild,
  type FixSearch,
  isMissingPart,
  type Market,
  missingKinds,
  type Piece,
  type Steps,
  searchFix,
} from '../compatibility/index.ts'
import { pieceOf, type SheetLine } from '../sheet/sheet.ts'

/** The estimate that a candidate is tried in. */
export interface Trial {
  readonly pieces: readonly Piece[]
  /** The line that the candidate replaces; null if it is added. */
  readonly present: SheetLine | null
}

export interface CandidateFix extends FixSearch {
  /** Price difference of the estimate with the candidate and its fix, in won; null if it is unknown. */
  readonly difference: number | null
}

/**
 * "Each with its reason and the cheapest change that would mend it": searches, in steps, for the change of other parts
 * that solves all problems of a candidate. In an unfinished estimate a missing part is not such a problem: it may be
 * chosen later.
 */
export function* candidateFix(part: Part, { pieces, present }: Trial, market: Market): Steps<CandidateFix> {
  const quantity = present?.quantity ?? 1
  const { part_id: keeps } = part
  const others = pieces.filter(({ partId }) => partId !== present?.part.part_id)
  const trial = [...others, pieceOf({ part, quantity })]
  const isUnfinished = missingKinds(buildOf(trial)).length > 0
  const problems = checkBuild(trial).filter(
    finding =>
      finding.outcome === 'problem' &&
      finding.partIds.includes(keeps) &&
      !(isUnfinished && isMissingPart(finding)),
  )
  if (problems.length === 0) return { kinds: [], isDone: true, fix: null, difference: null }
  const search = yield* searchFix({ pieces: trial, problems, keeps }, market)
  const price = market.priceOf(part)
  const paid = present ? market.priceOf(present.part) : 0
  const { fix } = search
  const isPriced = fix !== null && price !== null && paid !== null
  return {
    ...search,
    difference: isPriced ? (price - paid) * quantity + fix.difference + (fix.also?.difference ?? 0) : null,
  }
}
