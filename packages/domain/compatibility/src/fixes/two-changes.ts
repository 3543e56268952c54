import type { Build } from '../build.ts'
import type { Finding } from '../finding.ts'
import { byDistance, type Change, changesAt, withFix } from './changes-at.ts'
import type { Fix, FixQuestion, Market } from './fix.ts'
import type { Mending } from './mending.ts'
import { isOfAll, type Place } from './places.ts'
import type { Steps } from './steps.ts'

/** So many first changes, and so many builds with two, are tried (docs/decisions/0127). */
const mostFirsts = 100
const mostTried = 1_000

interface Pair {
  readonly first: Change
  readonly second: Change
  readonly distance: number
}

/**
 * The nearest two changes that leave nothing of the problems and make no other one: the first takes one problem away, such as
 * another motherboard, the second is of the part that everything left has to do with, such as the memory. Nearest is the
 * least sum of both distances. Null where there are none among those that are tried.
 *
 * @param changes those that the first can be, the nearest first
 */
export function* twoChanges(
  question: FixQuestion,
  changes: readonly Change[],
  mending: Mending,
  market: Market,
): Steps<Fix | null> {
  const pairs = yield* pairsToTry(question, changes, mending, market)
  for (const { first, second } of pairs) {
    yield
    const after = withFix(withFix(mending.before, first.fix), second.fix)
    const kinds = [first.fix.part.kind, second.fix.part.kind]
    if (mending.leftIn(after).length === 0 && mending.madeIn(after, kinds).length === 0) {
      return { ...first.fix, also: second.fix }
    }
  }
  return null
}

/** Pairs in which the first change helps, the nearest first. */
function* pairsToTry(
  question: FixQuestion,
  changes: readonly Change[],
  mending: Mending,
  market: Market,
): Steps<readonly Pair[]> {
  const firsts: { readonly first: Change; readonly places: readonly Place[] }[] = []
  for (const first of changes) {
    if (firsts.length === mostFirsts) break
    yield
    const places = secondPlaces(question, first.fix, mending)
    if (places.length > 0) firsts.push({ first, places })
  }
  // Of sums of two ascending rows, the nth is not beyond the place where the product of both numbers is n.
  return firsts
    .flatMap(({ first, places }, at) => {
      const beside = places.flatMap(place => changesAt(place, mending.before, market))
      if (places.length > 1) beside.sort(byDistance)
      return beside
        .slice(0, Math.floor(mostTried / (at + 1)))
        .map((second): Pair => ({ first, second, distance: first.distance + second.distance }))
    })
    .sort(byDistance)
    .slice(0, mostTried)
}

/** Where a second change can mend what the first one leaves; nowhere where the first takes no problem away. */
function secondPlaces({ problems, keeps }: FixQuestion, first: Fix, mending: Mending): readonly Place[] {
  const after = withFix(mending.before, first)
  const left = mending.leftIn(after)
  const isGone = ({ rule, partIds }: Finding) => {
    const others = partIds.filter(partId => partId !== first.replaces)
    return left.every(found => found.rule !== rule || !others.every(partId => found.partIds.includes(partId)))
  }
  if (!problems.some(isGone)) return []
  const against = [...left, ...mending.madeIn(after, [first.part.kind])]
  if (against.length === 0) return []
  return otherPlaces(after, [first.part.part_id, keeps]).filter(place => isOfAll(place, against))
}

function otherPlaces(build: Build, except: readonly (string | undefined)[]): readonly Place[] {
  return Object.values(build)
    .flatMap(pieces => pieces ?? [])
    .filter(({ partId }) => !except.includes(partId))
    .map(piece => ({ kind: piece.kind, piece }))
}
