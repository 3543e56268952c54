import type { Rule } from '../rule.ts'
import { rulesOf } from '../rules/rules.ts'
import type { Steps } from '../steps.ts'
import { type Change, changesAt } from './changes-at.ts'
import { figuresClass } from './figures-class.ts'
import type { Fix, Market } from './fix.ts'
import type { FixAttempt } from './fix-attempt.ts'
import { areReadBy, type Place } from './places.ts'

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
export function* twoChanges(
  places: readonly Place[],
  attempt: FixAttempt,
  market: Market,
): Steps<Fix | null> {
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
