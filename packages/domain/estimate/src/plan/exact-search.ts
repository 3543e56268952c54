import { costOf, type Found, type FoundOrder, type Mall } from './found-order.ts'
import { type MallCosts, sizeOf } from './mall-costs.ts'
import type { MallGroup } from './malls.ts'
import type { Budget } from './single-orders.ts'

/** The bundles that the cheapest plan may buy at a mall. */
interface Reach {
  readonly costs: MallCosts
  readonly bundles: number
}

/**
 * Excludes bundles that no plan below a known cost can buy at a mall: there, their bound exceeds that of their cheapest
 * mall by more than the known cost exceeds the lower bound of all bundles.
 *
 * @param count number of bundles; each of them is sold somewhere
 */
export function withinReach(costs: readonly MallCosts[], count: number, cost: number): readonly Reach[] {
  const lowest = Array.from({ length: count }, (_, bundle) =>
    Math.min(...costs.map(atMall => atMall.bounds[bundle] ?? Number.POSITIVE_INFINITY)),
  )
  const slack = lowest.reduce((left, bound) => left - bound, cost)
  return costs.map(atMall => ({
    costs: atMall,
    bundles: atMall.bounds.reduce(
      (set, bound, bundle) => (bound - (lowest[bundle] ?? 0) <= slack ? set | (1 << bundle) : set),
      0,
    ),
  }))
}

/** The lowest cost of every set of bundles at any single mall. Sets are bit masks by the bundle's index. */
interface CheapestSets {
  /** Infinite if no mall has the whole set in reach. */
  readonly costs: Float64Array
  /** The index of the mall with this cost. */
  readonly sellers: Int32Array
}

/**
 * Finds where each set costs least; null if the budget ends before.
 *
 * @param costsOf the costs of the subsets of the bundles in reach
 */
function cheapestSets(
  reach: readonly Reach[],
  count: number,
  costsOf: (reach: Reach) => Float64Array,
  budget: Budget,
): CheapestSets | null {
  const costs = new Float64Array(2 ** count).fill(Number.POSITIVE_INFINITY)
  const sellers = new Int32Array(2 ** count)
  costs[0] = 0
  for (const [seller, there] of reach.entries()) {
    if (budget.steps <= 0) return null
    budget.steps -= 2 ** sizeOf(there.bundles)
    collect(there.bundles, costsOf(there), seller, { costs, sellers })
  }
  return { costs, sellers }
}

/** Records the sets that cost less at this mall than at the malls before it. */
function collect(
  bundles: number,
  found: Float64Array,
  seller: number,
  { costs, sellers }: CheapestSets,
): void {
  for (let set = bundles; set !== 0; set = (set - 1) & bundles) {
    const cost = found[set] ?? Number.POSITIVE_INFINITY
    if (cost >= (costs[set] ?? 0)) continue
    costs[set] = cost
    sellers[set] = seller
  }
}

/**
 * The cheapest orders of all bundles with any number of malls; null if the budget ends before. Dynamic programming: with
 * any number of malls and orders, no order depends on another. Finds the cheapest order of every set at any mall, and
 * then the sets that cost least together.
 *
 * @param count number of bundles; each of them is in reach at some mall
 */
export function anyMalls(
  reach: readonly Reach[],
  count: number,
  budget: Budget,
): readonly FoundOrder[] | null {
  const single = cheapestSets(reach, count, ({ costs, bundles }) => costs.inOne(bundles), budget)
  if (!single) return null
  budget.steps -= 3 ** count / 2
  const first = firstOrders(single.costs)
  const orders: FoundOrder[] = []
  for (let left = 2 ** count - 1; left !== 0; ) {
    const set = first[left] ?? left
    const order = reach[single.sellers[set] ?? 0]?.costs.orderOf(set)
    if (order) orders.push(order)
    left ^= set
  }
  return orders
}

/** For each set, the order with its first bundle in the cheapest way to buy it. */
function firstOrders(single: Float64Array): Int32Array {
  const least = single.slice()
  const first = new Int32Array(single.length)
  for (let set = 1; set < single.length; set++) {
    const rest = set & (set - 1)
    let cost = single[set] ?? Number.POSITIVE_INFINITY
    let best = set
    for (let other = rest; other !== 0; other = (other - 1) & rest) {
      const together = (single[set ^ other] ?? 0) + (least[other] ?? 0)
      if (together >= cost) continue
      cost = together
      best = set ^ other
    }
    least[set] = cost
    first[set] = best
  }
  return first
}

/**
 * The cheapest orders with one of these groups of malls. Stops at groups whose bound is not below the lowest cost
 * found; if the budget ends the search, the bound of the next group limits how much cheaper a plan could be.
 *
 * @param groups the lowest bound first
 */
export function fewestMalls(
  groups: readonly MallGroup[],
  costsAt: (mall: Mall) => MallCosts,
  budget: Budget,
): Found {
  let found: Found = { orders: [], bound: Number.POSITIVE_INFINITY }
  let least = Number.POSITIVE_INFINITY
  for (const { malls, bound } of groups) {
    if (bound >= least) break
    if (least < Number.POSITIVE_INFINITY && budget.steps <= 0) return { ...found, bound }
    const [one, other] = malls.map(costsAt)
    if (!one) continue
    const all = one.sold | (other?.sold ?? 0)
    const shared = one.sold & (other?.sold ?? 0)
    const own = one.sold ^ shared
    budget.steps -= 2 ** sizeOf(shared)
    const costs = one.within(one.sold)
    const others = other?.within(other.sold)
    let best: number | null = null
    for (let moved = shared; moved >= 0; moved = moved === 0 ? -1 : (moved - 1) & shared) {
      const set = own | moved
      const cost = (costs[set] ?? Number.POSITIVE_INFINITY) + (others?.[all ^ set] ?? 0)
      if (cost < least) [least, best] = [cost, set]
    }
    if (best === null) continue
    found = { orders: [...one.ordersOf(best), ...(other?.ordersOf(all ^ best) ?? [])], bound: least }
  }
  return found
}

/**
 * The cheapest orders with at most two malls that sell the most parts. One mall buys some set and the other the rest, so
 * it is enough to know where each set costs least. If the budget ends before, examines the first pair only.
 *
 * @param groups single malls and pairs, the lowest bound first
 * @param count number of parts
 */
export function twoMalls(
  groups: readonly MallGroup[],
  malls: readonly Mall[],
  count: number,
  costsAt: (mall: Mall) => MallCosts,
  budget: Budget,
): Found {
  const [first] = groups
  if (!first) return { orders: [], bound: 0 }
  const known = fewestMalls([first], costsAt, budget)
  const size = first.partIds.length
  const everywhere = malls.map(costsAt)
  const reach: readonly Reach[] =
    size === count
      ? withinReach(everywhere, count, costOf(known.orders))
      : everywhere.map(costs => ({ costs, bundles: costs.sold }))
  const sets = cheapestSets(reach, count, ({ costs, bundles }) => costs.within(bundles), budget)
  if (!sets) return { ...known, bound: first.bound }
  let least = costOf(known.orders)
  let best: readonly [number, number] | null = null
  for (let all = 2 ** count - 1; all > 0; all--) {
    if (sizeOf(all) !== size) continue
    budget.steps -= 2 ** size
    for (let set = all; set !== 0; set = (set - 1) & all) {
      const cost = (sets.costs[set] ?? 0) + (sets.costs[all ^ set] ?? 0)
      if (cost >= least) continue
      least = cost
      best = [set, all ^ set]
    }
  }
  if (best === null) return { ...known, bound: least }
  const orders = best.flatMap(set => reach[sets.sellers[set] ?? 0]?.costs.ordersOf(set) ?? [])
  return { orders, bound: least }
}
