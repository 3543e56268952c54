import type { PartKind } from '@jeoul/api/types'
import { rulesOf } from '../rules/rules.ts'
import { byDistance, changesAt } from './changes-at.ts'
import type { Fix, FixQuestion, Market } from './fix.ts'
import { mendingOf } from './mending.ts'
import { oneChange } from './one-change.ts'
import { isOfAll, type Place, placesOf } from './places.ts'
import { allSteps, type Steps } from './steps.ts'
import { twoChanges } from './two-changes.ts'

/** How far the search for what fixes problems has come. */
export interface FixSearch {
  /** The kinds of which it wants to know all parts. */
  readonly kinds: readonly PartKind[]
  /** Whether it knows them, so that there is nothing more to find. */
  readonly isDone: boolean
  /** The cheapest change; null where there is none, or while parts are on their way. */
  readonly fix: Fix | null
}

/**
 * Looks for "the cheapest change that mends it" (docs/decisions/0127): of one part, since that leaves most of what was
 * chosen, and where none does, of two. All problems have to be gone, and no other one made.
 */
export function searchFix(question: FixQuestion, market: Market): FixSearch {
  return allSteps(searchFixSteps(question, market))
}

/** The same in steps, for whoever has something else to do between them. */
export function* searchFixSteps(question: FixQuestion, market: Market): Steps<FixSearch> {
  const isKnown = (kind: PartKind) => market.parts[kind] !== undefined
  const places = placesOf(question)
  const kinds = [...new Set(places.map(({ kind }) => kind))]
  if (!kinds.every(isKnown)) return { kinds, isDone: false, fix: null }
  const mending = mendingOf(question)
  const changesOf = (those: readonly Place[]) =>
    those.flatMap(place => changesAt(place, mending.before, market)).sort(byDistance)
  const single = yield* oneChange(
    changesOf(places.filter(place => isOfAll(place, question.problems))),
    mending,
  )
  if (single) return { kinds, isDone: true, fix: single }
  const further = kindsOfTwo(question, kinds)
  if (!further.every(isKnown)) return { kinds: further, isDone: false, fix: null }
  const fix = yield* twoChanges(question, changesOf(places), mending, market)
  return { kinds: further, isDone: true, fix }
}

/** The kinds of both changes: those that the problems name, and of what is there those that a change of them concerns. */
function kindsOfTwo({ pieces, keeps }: FixQuestion, named: readonly PartKind[]): readonly PartKind[] {
  const concerned = new Set(named.flatMap(kind => rulesOf(kind).flatMap(({ kinds }) => kinds)))
  const there = pieces.filter(({ partId, kind }) => partId !== keeps && concerned.has(kind))
  return [...new Set([...named, ...there.map(({ kind }) => kind)])]
}
