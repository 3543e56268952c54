import { $estimate, findCandidates, kindFacts, makersOf, withFigures } from '@jeoul/estimate'
import { isChecked } from '@jeoul/estimate/compatibility'
import { combine } from 'effector'
import { $checkQuestion, $checks } from './checks-model.ts'
import { isFitting } from './is-fitting.ts'
import { $candidateQuery } from './narrowing-model.ts'
import { $pickedKind } from './picked-kind.ts'
import { $candidateParts } from './picked-parts.ts'

export const $makers = $candidateParts.map(parts => makersOf(parts?.data ?? []))

/** Whether the parts are still loading. What they will probably need has its room already, so that nothing moves. */
export const $isWaiting = $candidateParts.map(parts => parts?.status === 'loading' && !parts.data)
/** Whether the candidates have several makers; while they are loading, whether they are goods, which mostly have. */
export const $hasMakers = combine($makers, $isWaiting, $pickedKind, (makers, isWaiting, kind) =>
  isWaiting ? kind !== null && (kindFacts(kind)?.type ?? 4) <= 2 : makers.length > 1,
)
/** The candidates with the figures that facets and queries read. */
export const $figured = $candidateParts.map(parts => withFigures(parts?.data ?? []))
/** The candidates that meet the shopper's query, fitting or not. */
export const $found = combine($figured, $candidateQuery, $estimate, (parts, query, { type }) =>
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
