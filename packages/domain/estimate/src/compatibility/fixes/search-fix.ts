import type { PartKind } from '@jeoul/api/types'
import { allSteps, type Steps } from '../steps.ts'
import { byDistance, changesAt } from './changes-at.ts'
import type { Fix, FixQuestion, Market } from './fix.ts'
import { fixAttemptOf } from './fix-attempt.ts'
import { oneChange } from './one-change.ts'
import { areReadBy, furtherPlaces, isOfAll, type Place, placesOf } from './places.ts'
import { twoChanges } from './two-changes.ts'

/** The state of a search for a fix. */
export interface FixSearch {
  /** The kinds whose parts it needs. */
  readonly kinds: readonly PartKind[]
  /** Whether all of these parts are loaded, so that the result is final. */
  readonly isDone: boolean
  /**
   * The cheapest change; null while parts are loading. If the search is done, null means that no change of one or two
   * parts makes the rules of the problems pass.
   */
  readonly fix: Fix | null
}

/**
 * Looks for "the cheapest change that mends it": a change of one part, which keeps most of the shopper's choices, or
 * else of two. It must solve all problems and cause no new one. The search is exact: it considers all parts of the
 * market.
 */
export function searchFix(question: FixQuestion, market: Market): FixSearch {
  return allSteps(searchFixSteps(question, market))
}

/** The same search in steps, for callers that share the thread with other work. */
export function* searchFixSteps(question: FixQuestion, market: Market): Steps<FixSearch> {
  const isKnown = (kind: PartKind) => market.parts[kind] !== undefined
  const named = placesOf(question)
  const kinds = kindsOf(named)
  if (!kinds.every(isKnown)) return { kinds, isDone: false, fix: null }
  const attempt = fixAttemptOf(question)
  const changesOf = (places: readonly Place[]) =>
    places.flatMap(place => changesAt(place, attempt.before, market)).sort(byDistance)
  const isNamedByAll = (place: Place) => isOfAll(place, question.problems)
  const ofNamed = yield* oneChange(changesOf(named.filter(isNamedByAll)), attempt)
  if (ofNamed) return { kinds, isDone: true, fix: ofNamed }

  const places = [...named, ...furtherPlaces(question, named)]
  const allKinds = kindsOf(places)
  if (!allKinds.every(isKnown)) return { kinds: allKinds, isDone: false, fix: null }
  const others = places.filter(place => !isNamedByAll(place) && areReadBy([place], attempt.targets))
  const fix = (yield* oneChange(changesOf(others), attempt)) ?? (yield* twoChanges(places, attempt, market))
  return { kinds: allKinds, isDone: true, fix }
}

function kindsOf(places: readonly Place[]): readonly PartKind[] {
  return [...new Set(places.map(({ kind }) => kind))]
}
