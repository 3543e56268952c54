import type { Region } from '@jeoul/personal-price'
import { anyMalls, withinReach } from './exact-search.ts'
import { costOf, type Found, type FoundOrder, joinOrders, type Mall, separateOrders } from './found-order.ts'
import { mallCosts, orderBundle, partBundle } from './mall-costs.ts'
import type { MallGroup } from './malls.ts'
import type { Budget } from './single-orders.ts'

/** The number of parts that are reassigned at once; all others stay in their orders. */
const moved = 6
/** The maximum number of orders that these parts may join. */
const maxRetained = 6

/**
 * Improves the orders of many parts by local search: reassigns a few parts at a time, exactly, until no turn helps or
 * the budget is used up. The cost never rises.
 *
 * @param malls the malls to buy from, including those of the orders
 */
export function improve(
  start: readonly FoundOrder[],
  malls: readonly Mall[],
  region: Region,
  budget: Budget,
): readonly FoundOrder[] {
  const partIds = start.flatMap(({ choices }) => choices.map(({ partId }) => partId))
  let orders = start
  let idle = 0
  for (let first = 0; idle < partIds.length && budget.steps > 0; first += moved / 2) {
    const turn = Array.from(
      { length: Math.min(moved, partIds.length) },
      (_, index) => partIds[(first + index) % partIds.length] ?? '',
    )
    const better = withPartsMoved(orders, new Set(turn), malls, region, budget)
    if (!better) break
    const helps = costOf(better) < costOf(orders)
    idle = helps ? 0 : idle + moved / 2
    if (helps) orders = better
  }
  return orders
}

function withPartsMoved(
  orders: readonly FoundOrder[],
  partIds: ReadonlySet<string>,
  malls: readonly Mall[],
  region: Region,
  budget: Budget,
): readonly FoundOrder[] | null {
  const isMoved = ({ partId }: { readonly partId: string }) => partIds.has(partId)
  const left = orders.filter(({ choices }) => choices.some(isMoved))
  const others = orders.filter(order => !left.includes(order))
  const remains = left
    .map(({ mall, choices }) => ({ mall, choices: choices.filter(choice => !isMoved(choice)) }))
    .filter(({ choices }) => choices.length > 0)
  const joined = others.slice(0, Math.max(0, maxRetained - remains.length))
  const bundles = [
    ...Array.from(partIds, partId => partBundle(partId, malls)),
    ...[...remains, ...joined].map(orderBundle),
  ]
  const costs = malls.map(mall => mallCosts(mall, bundles, region, budget))
  const reach = withinReach(costs, bundles.length, costOf([...left, ...joined]))
  const found = anyMalls(reach, bundles.length, budget)
  return found && [...others.slice(joined.length), ...found]
}

/** The number of groups to examine closely. */
const maxTried = 4

/**
 * Finds good orders with one of these groups of malls, for more parts than can be searched completely.
 *
 * @param groups the lowest bound first
 */
export function fewestMallsOfMany(groups: readonly MallGroup[], region: Region, budget: Budget): Found {
  const share = budget.steps / maxTried
  let best: readonly FoundOrder[] = []
  for (const { malls, partIds } of groups.slice(0, maxTried)) {
    const steps = { steps: share }
    const orders = improve(joinOrders(separateOrders(partIds, malls, region), region), malls, region, steps)
    if (best.length === 0 || costOf(orders) < costOf(best)) best = orders
  }
  return { orders: best, bound: groups[0]?.bound ?? 0 }
}
