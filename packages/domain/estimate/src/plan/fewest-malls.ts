import type { Budget } from './budget.ts'
import type { Found } from './found-order.ts'
import type { Mall } from './mall.ts'
import type { MallCosts } from './mall-costs.ts'
import type { MallGroup } from './mall-groups.ts'
import { sizeOf } from './size-of.ts'

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
