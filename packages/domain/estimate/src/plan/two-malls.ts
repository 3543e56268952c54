import type { Budget } from './budget.ts'
import { cheapestSets } from './cheapest-sets.ts'
import { fewestMalls } from './fewest-malls.ts'
import { costOf, type Found } from './found-order.ts'
import type { Mall } from './mall.ts'
import type { MallCosts } from './mall-costs.ts'
import type { MallGroup } from './mall-groups.ts'
import { sizeOf } from './size-of.ts'
import { type Reach, withinReach } from './within-reach.ts'

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
