import type { Region } from '@jeoul/personal-price'
import { apartOrders } from './apart.ts'
import type { Budget } from './budget.ts'
import { costOf, type Found, type FoundOrder, orderOf } from './found-order.ts'
import { groupedBy } from './grouped-by.ts'
import { improve } from './improve.ts'
import type { MallGroup } from './mall-groups.ts'

/** So many groups are looked at closely. */
const mostTried = 4

/**
 * Good orders with one of these groups of malls, for more parts than can be searched completely.
 *
 * @param groups the lowest bound first
 */
export function fewestMallsOfMany(groups: readonly MallGroup[], region: Region, budget: Budget): Found {
  const share = budget.steps / mostTried
  let best: readonly FoundOrder[] = []
  for (const { counters, partIds } of groups.slice(0, mostTried)) {
    const steps = { steps: share }
    const orders = improve(together(apartOrders(partIds, counters, region), region), counters, region, steps)
    if (best.length === 0 || costOf(orders) < costOf(best)) best = orders
  }
  return { orders: best, bound: groups[0]?.bound ?? 0 }
}

/** Puts orders with the same mall together where that costs less. */
export function together(orders: readonly FoundOrder[], region: Region): readonly FoundOrder[] {
  return Array.from(groupedBy(orders, ({ counter }) => counter)).flatMap(([counter, apart]) => {
    const all = orderOf(
      counter,
      apart.flatMap(({ choices }) => choices),
      region,
    )
    return all && all.cost < costOf(apart) ? [all] : apart
  })
}
