import type { Part } from '@jeoul/api/types'
import { $estimate, partPrice } from '@jeoul/estimate'
import type { CandidateCheck } from '@jeoul/estimate/compatibility'
import { combine, createEvent, createStore } from 'effector'
import { $checkQuestion, $checks, checkSome } from './checks-model.ts'
import { $found } from './found-candidates.ts'
import { isFitting } from './is-fitting.ts'
import { $candidateQuery, $isFittingOnly } from './narrowing-model.ts'
import { $pickedKind } from './picked-kind.ts'
import { $present } from './picked-parts.ts'

export const moreShown = createEvent()

/** The number of rows drawn at first, in one task with the dialog, and with each press for more (assumed). */
const [first, step] = [30, 60]

const $shownCount = createStore(first, { serialize: 'ignore' })
  .on(moreShown, shownCount => shownCount + step)
  .reset($pickedKind, $candidateQuery, $isFittingOnly)

/** A part to choose, and what it would change. */
export interface Candidate {
  readonly part: Part
  /** Won for one piece; null without a price. */
  readonly price: number | null
  /** Won added to the estimate's total by replacing the present part; null without a present part or a price. */
  readonly difference: number | null
  readonly check: CandidateCheck | null
  readonly isPresent: boolean
}

const $chosen = combine($found, $checks, $isFittingOnly, (found, checks, isFittingOnly) =>
  isFittingOnly ? found.filter(({ part_id }) => checks && isFitting(checks.get(part_id))) : found,
)
/** Whether nothing can be shown yet, because only fitting candidates are shown and the checks are still running. */
export const $isSorting = combine($checks, $isFittingOnly, (checks, isOnly) => isOnly && checks === null)
/** The number of candidates that meet the shopper's conditions. */
export const $candidateCount = $chosen.map(parts => parts.length)
/** The number of candidates not on screen yet. */
export const $restCount = combine($chosen, $shownCount, (chosen, shownCount) =>
  Math.max(0, chosen.length - shownCount),
)

/** The candidates on screen. */
export const $candidates = combine(
  {
    chosen: $chosen,
    shownCount: $shownCount,
    checks: $checks,
    question: $checkQuestion,
    present: $present,
    estimate: $estimate,
  },
  ({
    chosen,
    shownCount,
    checks,
    question,
    present,
    estimate: { type, lines, each },
  }): readonly Candidate[] => {
    const paid = present && partPrice(present.part, type)
    const pieces = (present?.quantity ?? 1) * each
    const drawn = chosen.slice(0, shownCount)
    const shownChecks = checks ?? checkSome(question, drawn)
    return drawn.map(part => {
      const price = partPrice(part, type)
      return {
        part,
        price,
        difference: price === null || paid === null ? null : (price - paid) * pieces,
        check: shownChecks.get(part.part_id) ?? null,
        isPresent: lines.some(({ partId }) => partId === part.part_id),
      }
    })
  },
)
