import type { Part } from '@jeoul/api/types'
import {
  $estimate,
  anyCandidate,
  type CandidateQuery,
  candidateFacets,
  type FigureChoice,
  type FiguredPart,
  findCandidates,
  haveFacets,
  kindFacts,
  makersOf,
  partPrice,
  readAllValues,
  withFigure,
  withFigures,
} from '@jeoul/estimate'
import { type CandidateCheck, figureFacetsOf, isChecked, runWhenIdle } from '@jeoul/estimate/compatibility'
import { $siteProps } from '@jeoul/page'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $pickedKind } from './picked-kind.ts'
import {
  $candidateParts,
  $checkQuestion,
  $checks,
  $present,
  checkSome,
  isFitting,
  maxSynchronous,
  pickerShown,
} from './picker-model.ts'

/** The shopper changed the query. */
export const candidatesNarrowed = createEvent<Partial<CandidateQuery>>()
/** A value of a facet was chosen or cleared. */
export const figureChosen = createEvent<FigureChoice>()
/** The shopper chose to see only fitting candidates, or all of them. */
export const fittingChosen = createEvent<boolean>()
/** All conditions were cleared. */
export const narrowingCleared = createEvent()
/** A phone shows the facets in place of the candidates, or hides them again. */
export const facetsToggled = createEvent()

export const $candidateQuery = createStore<CandidateQuery>(anyCandidate, { serialize: 'ignore' })
  .on(candidatesNarrowed, (query, sought) => ({ ...query, ...sought }))
  .on(figureChosen, withFigure)
  .on(narrowingCleared, ({ order }) => ({ ...anyCandidate, order }))
  .reset($pickedKind)
/** Whether only fitting candidates are shown. By default the others stay visible, with the reason. */
export const $isFittingOnly = createStore(false, { serialize: 'ignore' })
  .on(fittingChosen, (_, isOn) => isOn)
  .on(narrowingCleared, () => false)
/** Whether a phone shows the facets. */
export const $areFacetsShown = createStore(false, { serialize: 'ignore' })
  .on(facetsToggled, isShown => !isShown)
  .reset($pickedKind)
/** The number of chosen facet values. */
export const $chosenCount = $candidateQuery.map(({ figures }) => Object.values(figures).flat().length)

export const $makers = $candidateParts.map(parts => makersOf(parts?.data ?? []))

/** Whether the parts are still loading. Tools that they will probably need are shown already, so that the layout is stable. */
export const $isWaiting = $candidateParts.map(parts => parts?.status === 'loading' && !parts.data)
/** Whether the candidates have several makers; while they are loading, whether they are goods, which mostly have. */
export const $hasMakers = combine($makers, $isWaiting, $pickedKind, (makers, isWaiting, kind) =>
  isWaiting ? kind !== null && (kindFacts(kind)?.type ?? 4) <= 2 : makers.length > 1,
)
/** The candidates with the figures that facets and queries read. */
const $figured = $candidateParts.map(parts => withFigures(parts?.data ?? []))
/** The candidates that meet the shopper's query, fitting or not. */
const $found = combine($figured, $candidateQuery, $estimate, (parts, query, { type }) =>
  findCandidates(parts, query, type),
)

/**
 * How many of the found candidates fit, how many are unknown, and whether to show this at all, which is known before
 * they have loaded. Nothing is counted until all are checked, nor if there is nothing to say of any.
 */
export const $fitting = combine(
  {
    found: $found,
    checks: $checks,
    isWaiting: $isWaiting,
    question: $checkQuestion,
    kind: $pickedKind,
  },
  ({ found, checks, isWaiting, question: { pieces }, kind }) => ({
    all: found.length,
    isCounted: checks !== null && !isWaiting,
    isUnchecked: checks?.size === 0,
    isPlain:
      checks !== null &&
      checks.size > 0 &&
      [...checks.values()].every(({ findings }) => findings.length === 0),
    count: found.filter(({ part_id }) => isFitting(checks?.get(part_id))).length,
    unknown: found.filter(({ part_id }) => checks?.get(part_id)?.outcome === 'unknown').length,
    isShown: pieces.length > 0 && kind !== null && isChecked(kind),
  }),
)

/** Whether the candidates can be narrowed by figures; while they are loading, whether their kind has any. */
export const $hasFacets = combine($figured, $isWaiting, $pickedKind, (figured, isWaiting, kind) =>
  isWaiting ? kind !== null && figureFacetsOf(kind).length > 0 : haveFacets(figured),
)
/** The checks that the facets' counts depend on: none while parts that don't fit are counted, too. */
const $countedChecks = combine($checks, $isFittingOnly, (checks, isFittingOnly) =>
  isFittingOnly ? checks : null,
)
const readValuesFx = createEffect((figured: readonly FiguredPart[]) => runWhenIdle(readAllValues(figured)))
sample({
  clock: [$figured.updates, pickerShown],
  source: $figured,
  filter: figured => figured.length > maxSynchronous,
  target: readValuesFx,
})
const $read = createStore<{
  readonly of: readonly FiguredPart[]
  readonly parts: readonly FiguredPart[]
} | null>(null, { serialize: 'ignore' }).on(readValuesFx.done, (_, { params, result }) => ({
  of: params,
  parts: result,
}))
/** The parts that facets count; none until all of their figures are read. */
const $counted = combine($figured, $read, (figured, read) => {
  if (figured.length <= maxSynchronous) return figured
  return read?.of === figured ? read.parts : []
})
/**
 * The facets of the candidates. Counts include only fitting ones while only those are shown. A phone counts them once
 * they are shown.
 */
export const $facets = combine(
  {
    counted: $counted,
    query: $candidateQuery,
    checks: $countedChecks,
    site: $siteProps,
    areShown: $areFacetsShown,
  },
  ({ counted, query, checks, site: { isMobile }, areShown }) =>
    isMobile && !areShown
      ? []
      : candidateFacets(counted, query, ({ part_id }) => isFitting(checks?.get(part_id))),
)

export const moreShown = createEvent()

/** The number of rows drawn at first, in one task with the dialog, and with each press for more (assumed). */
const [first, step] = [30, 60]

const $shownCount = createStore(first, { serialize: 'ignore' })
  .on(moreShown, shownCount => shownCount + step)
  .reset($pickedKind, $candidateQuery, $isFittingOnly)

/** A part to choose, with its effect on the estimate. */
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
