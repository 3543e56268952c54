import type { Region } from '@jeoul/personal-price'
import { anyMalls, anySteps, withinReach } from './any-malls.ts'
import type { Counter } from './counter.ts'
import { fewestMalls } from './fewest-malls.ts'
import { costOf, type Found, type FoundOrder } from './found-order.ts'
import { improve } from './improve.ts'
import { fewestMallsOfMany, together } from './large.ts'
import { type MallCosts, mallCosts } from './mall-costs.ts'
import { lowerBound, mallGroups } from './mall-groups.ts'
import { partUnit } from './units.ts'

/** The most parts whose sets can all be looked at. */
const mostParts = 14

interface Search {
  /** All parts that can be had somewhere. */
  readonly partIds: readonly string[]
  readonly counters: readonly Counter[]
  readonly region: Region
  /** Each part by itself. */
  readonly apart: readonly FoundOrder[]
  /** Sums that may be compared. */
  readonly steps: number
}

/** The cheapest orders with one mall, with at most two, and with any number. */
type Answer = Readonly<Record<'one' | 'two' | 'any', Found>>

export function search(question: Search): Answer {
  return question.partIds.length > mostParts ? searchMany(question) : searchFew(question)
}

function searchFew(question: Search): Answer {
  const { partIds, counters, region, apart, steps } = question
  const units = partIds.map(partId => partUnit(partId, counters))
  const budget = { steps: steps / 2 }
  const malls = new Map<Counter, MallCosts>()
  const mallOf = (counter: Counter) => {
    const mall = malls.get(counter) ?? mallCosts(counter, units, region, budget)
    malls.set(counter, mall)
    return mall
  }
  const one = fewestMalls(mallGroups(partIds, counters, 1), mallOf, budget)
  const two = fewestMalls(mallGroups(partIds, counters, 2), mallOf, budget)
  const known = cheapest([apart, one.orders, two.orders], partIds.length)
  const reach = withinReach(counters.map(mallOf), units.length, costOf(known))
  if (anySteps(reach, units.length) > steps / 2) return { one, two, any: anyOfMany(question, known) }
  const orders = anyMalls(reach, units.length)
  return { one, two, any: { orders, bound: costOf(orders) } }
}

function searchMany(question: Search): Answer {
  const { partIds, counters, region, apart, steps } = question
  const [one, two] = [
    fewestMallsOfMany(mallGroups(partIds, counters, 1), region, { steps: steps / 4 }),
    fewestMallsOfMany(mallGroups(partIds, counters, 2), region, { steps: steps / 4 }),
  ]
  const known = cheapest([apart, one.orders, two.orders], partIds.length)
  return { one, two, any: anyOfMany(question, known) }
}

function anyOfMany({ partIds, counters, region, steps }: Search, known: readonly FoundOrder[]): Found {
  const orders = improve(together(known, region), counters, region, { steps: steps / 2 })
  return { orders, bound: lowerBound(partIds, counters) }
}

/** The cheapest orders that have all parts. */
function cheapest(found: readonly (readonly FoundOrder[])[], parts: number): readonly FoundOrder[] {
  return found
    .filter(orders => orders.reduce((count, { choices }) => count + choices.length, 0) === parts)
    .reduce((best, orders) => (costOf(orders) < costOf(best) ? orders : best))
}
