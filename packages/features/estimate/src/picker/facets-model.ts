import { candidateFacets, type FiguredPart, haveFacets, readAllValues } from '@jeoul/estimate'
import { figureFacetsOf, runWhenIdle } from '@jeoul/estimate/compatibility'
import { $siteProps } from '@jeoul/page'
import { combine, createEffect, createStore, sample } from 'effector'
import { $checks, maxSynchronous } from './checks-model.ts'
import { $figured, $isWaiting } from './found-candidates.ts'
import { isFitting } from './is-fitting.ts'
import { $areFacetsShown, $candidateQuery, $isFittingOnly } from './narrowing-model.ts'
import { $pickedKind } from './picked-kind.ts'
import { pickerShown } from './picked-parts.ts'

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
