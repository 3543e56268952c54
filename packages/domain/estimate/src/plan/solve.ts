import type { Region } from '@jeoul/personal-price'
import { anyMalls, fewestMalls, twoMalls, withinReach } from './exact-search.ts'
import { costOf, type Found, type FoundOrder, joinOrders, type Mall, separateOrders } from './found-order.ts'
import { fewestMallsOfMany, improve } from './local-search.ts'
import { type MallCosts, mallCosts, partBundle } from './mall-costs.ts'
import { lowerBound, mallGroups, mallsOf } from './malls.ts'
import type { Plan, PlannedOrder, PlanQuestion, PurchasePlan } from './purchase-plan.ts'

/** The maximum number of parts for a complete search of their subsets. */
const maxExact = 14

interface Search {
  /** All parts that are sold somewhere. */
  readonly partIds: readonly string[]
  readonly malls: readonly Mall[]
  readonly region: Region
  /** The orders of each part separately. */
  readonly separate: readonly FoundOrder[]
  /** The number of sums that may be compared. */
  readonly steps: number
}

/** The cheapest orders with one mall, with at most two, and with any number. */
type Answer = Readonly<Record<'one' | 'two' | 'any', Found>>

function search(question: Search): Answer {
  return question.partIds.length > maxExact ? searchMany(question) : searchFew(question)
}

function searchFew(question: Search): Answer {
  const { partIds, malls, region, separate, steps } = question
  const bundles = partIds.map(partId => partBundle(partId, malls))
  const budget = { steps: steps / 2 }
  const known = new Map<Mall, MallCosts>()
  const costsAt = (mall: Mall) => {
    const costs = known.get(mall) ?? mallCosts(mall, bundles, region, budget)
    known.set(mall, costs)
    return costs
  }
  const one = fewestMalls(mallGroups(partIds, malls, 1), costsAt, budget)
  const two = twoMalls(mallGroups(partIds, malls, 2), malls, partIds.length, costsAt, budget)
  const whole = cheapest([separate, one.orders, two.orders], partIds.length)
  budget.steps = steps / 4
  const reach = withinReach(malls.map(costsAt), bundles.length, costOf(whole))
  const orders = anyMalls(reach, bundles.length, budget)
  return { one, two, any: orders ? { orders, bound: costOf(orders) } : anyOfMany(question, whole) }
}

function searchMany(question: Search): Answer {
  const { partIds, malls, region, separate, steps } = question
  const [one, two] = [
    fewestMallsOfMany(mallGroups(partIds, malls, 1), region, { steps: steps / 3 }),
    fewestMallsOfMany(mallGroups(partIds, malls, 2), region, { steps: steps / 3 }),
  ]
  const known = cheapest([separate, one.orders, two.orders], partIds.length)
  return { one, two, any: anyOfMany(question, known) }
}

function anyOfMany({ partIds, malls, region, steps }: Search, known: readonly FoundOrder[]): Found {
  const orders = improve(joinOrders(known, region), malls, region, { steps: steps / 4 })
  return { orders, bound: lowerBound(partIds, malls) }
}

/** The cheapest orders that contain all parts. */
function cheapest(found: readonly (readonly FoundOrder[])[], parts: number): readonly FoundOrder[] {
  return found
    .filter(orders => orders.reduce((count, { choices }) => count + choices.length, 0) === parts)
    .reduce((best, orders) => (costOf(orders) < costOf(best) ? orders : best))
}

/**
 * Converts orders to the plan that a shopper sees.
 *
 * @param partIds all parts that are sold somewhere
 */
function planOf(found: readonly FoundOrder[], partIds: readonly string[]): Plan | null {
  if (found.length === 0) return null
  const malls = Map.groupBy(found, ({ mall }) => mall)
  const orders = found.map(plannedOrder)
  const bought = new Set(found.flatMap(({ choices }) => choices.map(({ partId }) => partId)))
  return {
    malls: Array.from(malls, ([{ mallName }, ofMall]) => ({ mallName, orders: ofMall.map(plannedOrder) })),
    total: orders.reduce((sum, { total }) => sum + total, 0),
    unknownDeliveries: orders.reduce((sum, { unknownDeliveries }) => sum + unknownDeliveries, 0),
    missing: partIds.filter(partId => !bought.has(partId)),
  }
}

function plannedOrder({ mall, choices, order: { payment, lines, costs } }: FoundOrder): PlannedOrder {
  return {
    mallName: mall.mallName,
    way: { by: payment.by, card: payment.card },
    parts: choices.map(({ partId, offer }, index) => {
      const { each = 0, pieces = 0 } = lines[index] ?? {}
      return { partId, offer, pieces, goods: each * pieces }
    }),
    ...costs,
  }
}

/** The default budget of a search: about 200 ms of work in a browser's worker (measured). */
const defaultSteps = 20_000_000

/**
 * Finds the cheapest ways to buy the parts of an estimate (assumed; docs/decisions/0107-orders-of-several-parts.md).
 *
 * @param steps the number of sums that may be compared; with fewer, the plans may cost more, and state by how much
 */
export function solve(question: PlanQuestion, steps = defaultSteps): PurchasePlan {
  const { region } = question.terms
  const malls = mallsOf(question)
  const all = question.parts.map(({ partId }) => partId)
  const partIds = all.filter(partId => malls.some(({ choices }) => choices.has(partId)))
  const separate = separateOrders(partIds, malls, region)
  const found = search({ partIds, malls, region, separate, steps })
  const gaps = [found.one, found.two, found.any].map(({ orders, bound }) => costOf(orders) - bound)
  return {
    separate: planOf(separate, partIds),
    oneMall: planOf(found.one.orders, partIds),
    twoMalls: planOf(found.two.orders, partIds),
    anyMalls: planOf(found.any.orders, partIds),
    unavailable: all.filter(partId => !partIds.includes(partId)),
    ...precisionOf(gaps),
  }
}

function precisionOf(gaps: readonly number[]): Pick<PurchasePlan, 'isExact' | 'maxDifference'> {
  const maxDifference = Math.floor(Math.max(0, ...gaps))
  return { isExact: maxDifference === 0, maxDifference }
}
