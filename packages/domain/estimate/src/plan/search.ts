import type { Region } from '@jeoul/personal-price'
import { anyMalls } from './any-malls.ts'
import { partBundle } from './bundle.ts'
import { fewestMalls } from './fewest-malls.ts'
import { fewestMallsOfMany } from './fewest-malls-of-many.ts'
import { costOf, type Found, type FoundOrder } from './found-order.ts'
import { improve } from './improve.ts'
import { joinOrders } from './join-orders.ts'
import type { Mall } from './mall.ts'
import { type MallCosts, mallCosts } from './mall-costs.ts'
import { lowerBound, mallGroups } from './mall-groups.ts'
import { twoMalls } from './two-malls.ts'
import { withinReach } from './within-reach.ts'

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

export function search(question: Search): Answer {
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
