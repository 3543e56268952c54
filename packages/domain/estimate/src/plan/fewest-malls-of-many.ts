import type { Region } from '@jeoul/personal-price'
import type { Budget } from './budget.ts'
import { costOf, type Found, type FoundOrder } from './found-order.ts'
import { improve } from './improve.ts'
import { joinOrders } from './join-orders.ts'
import type { MallGroup } from './mall-groups.ts'
import { separateOrders } from './separate-orders.ts'

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
