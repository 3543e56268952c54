import { networkRestored } from '@jeoul/api'
import type { Part } from '@jeoul/api/types'
import type { CandidateCheck } from '@jeoul/compatibility'
import {
  $estimate,
  candidateFacets,
  findCandidates,
  kindsWanted,
  makersOf,
  type PartChoice,
  partChosen,
  partPrice,
  withFigures,
} from '@jeoul/estimate'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { layerLeft } from '../page-model.ts'
import { $checkQuestion, $checks, checkSome } from './checks-model.ts'
import { $candidateQuery, $isFittingOnly } from './narrowing-model.ts'
import { $pickedKind } from './picked-kind.ts'
import { $candidateParts, $present, pickerShown } from './picked-parts.ts'

export const moreShown = createEvent()
/** A candidate is to go into the estimate. */
export const candidateChosen = createEvent<Pick<PartChoice, 'part' | 'also'>>()
export const partsRetried = createEvent()

/** Milliseconds after which a line that is back is taken for steady (assumed). */
const settling = 3_000
/** Rows that are drawn at once (assumed). */
const step = 60

sample({
  clock: sample({ clock: [pickerShown, partsRetried, $pickedKind], source: $pickedKind }).filterMap(kind =>
    kind ? [kind] : undefined,
  ),
  target: kindsWanted,
})

const $most = createStore(step, { serialize: 'ignore' })
  .on(moreShown, most => most + step)
  .reset($pickedKind, $candidateQuery, $isFittingOnly)

// The first moments of a line that is back may be without one: whatever is not there by then is asked for once more.
const settleFx = createEffect(() => new Promise<void>(done => setTimeout(done, settling)))
sample({ clock: networkRestored, target: settleFx })
sample({ clock: settleFx.doneData, target: partsRetried })

export const $makers = $candidateParts.map(parts => makersOf(parts?.data ?? []))

/** A part to choose, with what it would change. */
export interface Candidate {
  readonly part: Part
  /** Won for one piece; null where it has no price. */
  readonly price: number | null
  /** Won that the estimate costs more than with the part whose place it takes; null without one, or without a price. */
  readonly difference: number | null
  readonly check: CandidateCheck | null
  readonly isPresent: boolean
}

const $figured = $candidateParts.map(parts => withFigures(parts?.data ?? []))
const $found = combine($figured, $candidateQuery, $estimate, (parts, query, { type }) =>
  findCandidates(parts, query, type),
)

const isFitting = (check: CandidateCheck | undefined) => check?.outcome !== 'problem'

/**
 * How many of those found fit, of how many of these it is not known, and whether there is anything to be said of it; nothing
 * is counted as long as not all are checked.
 */
export const $fitting = combine($found, $checks, (found, checks) => ({
  all: found.length,
  isCounted: checks !== null,
  count: found.filter(({ part_id }) => isFitting(checks?.get(part_id))).length,
  unknown: found.filter(({ part_id }) => checks?.get(part_id)?.outcome === 'unknown').length,
  isTold: checks === null || [...checks.values()].some(({ findings }) => findings.length > 0),
}))

/** What the candidates can be narrowed by; counted are those that fit where only they are to be seen. */
export const $facets = combine(
  { figured: $figured, query: $candidateQuery, checks: $checks, isFittingOnly: $isFittingOnly },
  ({ figured, query, checks, isFittingOnly }) =>
    candidateFacets(figured, query, ({ part_id }) => !isFittingOnly || isFitting(checks?.get(part_id))),
)
export const $hasFacets = $facets.map(facets => facets.length > 0)

const $chosen = combine($found, $checks, $isFittingOnly, (found, checks, isFittingOnly) =>
  isFittingOnly ? found.filter(({ part_id }) => checks && isFitting(checks.get(part_id))) : found,
)
/** Whether nothing can be shown yet, since only what fits is wanted and that is still looked into. */
export const $isSorting = combine($checks, $isFittingOnly, (checks, isOnly) => isOnly && checks === null)
/** How many candidates the shopper's conditions leave. */
export const $chosenParts = $chosen.map(parts => parts.length)
/** How many more there are than those on screen. */
export const $restCount = combine($chosen, $most, (chosen, most) => Math.max(0, chosen.length - most))

/** The candidates on screen. */
export const $candidates = combine(
  {
    ...{ chosen: $chosen, most: $most, checks: $checks, question: $checkQuestion },
    ...{ present: $present, estimate: $estimate },
  },
  ({ chosen, most, checks, question, present, estimate: { type, lines, each } }): readonly Candidate[] => {
    const paid = present && partPrice(present.part, type)
    const pieces = (present?.quantity ?? 1) * each
    const drawn = chosen.slice(0, most)
    const told = checks ?? checkSome(question, drawn)
    return drawn.map(part => {
      const price = partPrice(part, type)
      return {
        part,
        price,
        difference: price === null || paid === null ? null : (price - paid) * pieces,
        check: told.get(part.part_id) ?? null,
        isPresent: lines.some(({ partId }) => partId === part.part_id),
      }
    })
  },
)

// The layer goes first: the address follows the change once the browser has left the layer's entry of the history.
const taken = sample({
  clock: candidateChosen,
  source: $present,
  filter: $pickedKind.map(kind => kind !== null),
  fn: (present, chosen) => ({ ...chosen, instead: present?.part.part_id ?? null }),
})
sample({ clock: taken, target: [layerLeft.prepend(() => {}), partChosen] })
