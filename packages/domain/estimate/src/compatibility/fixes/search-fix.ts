import type { PartKind } from '@jeoul/api/types'
import type { Rule } from '../rule.ts'
import { rulesOf } from '../rules/rules.ts'
import type { Steps } from '../steps.ts'
import { byDistance, type Change, changesAt, isUnconditional, withFix } from './changes-at.ts'
import {
  areReadBy,
  type Fix,
  type FixQuestion,
  furtherPlaces,
  isOfAll,
  type Market,
  type Place,
  placesOf,
} from './fix.ts'
import { type FixAttempt, figuresClass, fixAttemptOf, hasProblem } from './fix-attempt.ts'

/**
 * Finds the nearest change that solves the problems and causes no new one; null if there is none. A change that leaves
 * its part without any problem takes precedence, so that two problems of one part are fixed at once (assumed).
 *
 * @param changes of kinds that all of the problems' rules read; the nearest first
 */
function* oneChange(changes: readonly Change[], { before, accepts }: FixAttempt): Steps<Fix | null> {
  let nearest: Change | null = null
  for (const change of changes) {
    if (nearest && isUnconditional(nearest) && !isUnconditional(change)) break
    yield
    const { fix } = change
    if (!rulesOf(fix.part.kind).every(rule => accepts(rule, fix))) continue
    if (!hasProblem(withFix(before, fix), fix.part.kind, fix.part.part_id)) return fix
    nearest ??= change
  }
  return nearest?.fix ?? null
}

interface Pair {
  readonly first: Change
  readonly second: Change
  readonly distance: number
}

/**
 * Finds the two changes with the least sum of distances that solve the problems and cause no new one; null if there are
 * none. Rules that read only one of the two parts filter its changes first. Of the remaining changes that the shared
 * rules cannot distinguish, only the nearest are tried, so that few pairs are left.
 */
function* twoChanges(places: readonly Place[], attempt: FixAttempt, market: Market): Steps<Fix | null> {
  let nearest: Pair | null = null
  for (const [at, one] of places.entries()) {
    for (const other of places.slice(at + 1)) {
      if (!areReadBy([one, other], attempt.targets)) continue
      const maxDistance: number = nearest?.distance ?? Number.POSITIVE_INFINITY
      nearest = (yield* nearestPair(one, other, attempt, market, maxDistance)) ?? nearest
    }
  }
  return nearest && { ...nearest.first.fix, also: nearest.second.fix }
}

/** A change with its class number for each shared rule. Changes of one class are equivalent to that rule. */
interface Classed {
  readonly change: Change
  readonly classes: readonly number[]
}

/** Finds the nearest pair of changes at two places whose distance is below `limit`. */
function* nearestPair(
  one: Place,
  other: Place,
  attempt: FixAttempt,
  market: Market,
  limit: number,
): Steps<Pair | null> {
  const shared = rulesOf(one.kind).filter(({ reads }) => reads[other.kind])
  const isSameKind = one.kind === other.kind
  const sift = (place: Place) => siftedChanges(place, shared, isSameKind ? 2 : 1, attempt, market, limit)
  const firsts = yield* sift(one)
  const seconds = firsts.length > 0 ? yield* sift(other) : []
  const judges = shared.map((rule, at) => judgeOf(rule, at, attempt))
  let nearest: Pair | null = null
  for (const first of firsts) {
    for (const second of seconds) {
      const distance = first.change.distance + second.change.distance
      if (distance >= (nearest?.distance ?? limit)) break
      if (isSameKind && first.change.fix.part === second.change.fix.part) continue
      if (judges.every(accepts => accepts(first, second))) {
        nearest = { first: first.change, second: second.change, distance }
      }
    }
    yield
  }
  return nearest
}

/**
 * The changes that pass every rule that does not read the other place, the nearest first; of those that all shared
 * rules treat alike, the nearest few.
 */
function* siftedChanges(
  place: Place,
  shared: readonly Rule[],
  few: number,
  { before, targets, accepts }: FixAttempt,
  market: Market,
  limit: number,
): Steps<readonly Classed[]> {
  // The rules of the problems reject the most changes, so they run first.
  const alone = [...targets, ...rulesOf(place.kind)].filter(
    rule => rule.reads[place.kind] && !shared.includes(rule),
  )
  const numbers = shared.map(() => new Map<string, number>())
  const counts = new Map<string, number>()
  const sifted: Classed[] = []
  for (const change of changesAt(place, before, market)) {
    if (change.distance >= limit) break
    yield
    if (!alone.every(rule => accepts(rule, change.fix))) continue
    const classes = shared.map((rule, at) => numberOf(numbers[at], figuresClass(rule, change.fix)))
    const key = classes.join()
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    if (count < few) sifted.push({ change, classes })
  }
  return sifted
}

function numberOf(numbers = new Map<string, number>(), text: string): number {
  const number = numbers.get(text) ?? numbers.size
  numbers.set(text, number)
  return number
}

/** Above any class number. */
const maxClasses = 100_000

/** Checks pairs with one of the shared rules, once for each pair of classes. */
function judgeOf(
  rule: Rule,
  at: number,
  { accepts }: FixAttempt,
): (first: Classed, second: Classed) => boolean {
  const known = new Map<number, boolean>()
  return (first, second) => {
    const key = (first.classes[at] ?? 0) * maxClasses + (second.classes[at] ?? 0)
    const answer = known.get(key) ?? accepts(rule, first.change.fix, second.change.fix)
    known.set(key, answer)
    return answer
  }
}

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
 * Searches in steps for "the cheapest change that mends it": a change of one part, which keeps most of the shopper's choices, or
 * else of two. It must solve all problems and cause no new one. The search is exact: it considers all parts of the
 * market.
 */
export function* searchFix(question: FixQuestion, market: Market): Steps<FixSearch> {
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
