import type { Budget } from './budget.ts'
import { cheapestSets } from './cheapest-sets.ts'
import type { FoundOrder } from './found-order.ts'
import type { Reach } from './within-reach.ts'

/**
 * The cheapest orders of all bundles with any number of malls; null if the budget ends before. Dynamic programming: with
 * any number of malls and orders, no order depends on another. So finds the cheapest order of every set at any mall, and
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
