import type { FoundOrder } from './found-order.ts'
import type { MallCosts } from './mall-costs.ts'
import { subsetsOf } from './subsets.ts'

/**
 * The cheapest orders of all units with any number of malls. Goes through the malls, and keeps for every set of units the
 * least that it costs at the malls so far: ties and thresholds cost it no time, and the work is known beforehand.
 *
 * @param count how many units there are; each of them is sold somewhere
 */
export function anyMalls(malls: readonly MallCosts[], count: number): readonly FoundOrder[] {
  const all = 2 ** count - 1
  let least = new Float64Array(all + 1).fill(Number.POSITIVE_INFINITY)
  least[0] = 0
  const chosenAt = malls.map(mall => {
    const next = least.slice()
    const chosen = new Int32Array(all + 1)
    for (const set of subsetsOf(mall.sold)) {
      const cost = mall.costs[set] ?? 0
      const others = all ^ set
      for (let other = others; other >= 0; other = other === 0 ? -1 : (other - 1) & others) {
        const together = (least[other] ?? 0) + cost
        if (together >= (next[other | set] ?? 0)) continue
        next[other | set] = together
        chosen[other | set] = set
      }
    }
    least = next
    return { mall, chosen }
  })
  const orders: FoundOrder[] = []
  let left = all
  for (const { mall, chosen } of chosenAt.reverse()) {
    const set = chosen[left] ?? 0
    orders.push(...mall.ordersOf(set))
    left ^= set
  }
  return orders
}
