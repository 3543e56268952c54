import type { FoundOrder } from './found-order.ts'
import { sizeOf, subsetsOf } from './subsets.ts'
import type { Reach } from './within-reach.ts'

/** The number of sums that {@link anyMalls} compares. */
export function anySteps(reach: readonly Reach[], count: number): number {
  return reach.reduce(
    (steps, { bundles }) => steps + 3 ** sizeOf(bundles) * 2 ** (count - sizeOf(bundles)),
    0,
  )
}

/**
 * The cheapest orders of all bundles with any number of malls. Dynamic programming: goes through the malls and stores,
 * for every set of bundles, its lowest cost at the malls so far. Ties and thresholds take no extra time, and the work
 * is known in advance.
 *
 * @param count number of bundles; each of them is in reach at some mall
 */
export function anyMalls(reach: readonly Reach[], count: number): readonly FoundOrder[] {
  const all = 2 ** count - 1
  let least = new Float64Array(all + 1).fill(Number.POSITIVE_INFINITY)
  least[0] = 0
  const chosenAt = reach.map(({ costs, bundles }) => {
    const next = least.slice()
    const chosen = new Int32Array(all + 1)
    const ofSets = costs.within(bundles)
    for (const set of subsetsOf(bundles)) {
      const cost = ofSets[set] ?? Number.POSITIVE_INFINITY
      const others = all ^ set
      for (let other = others; other >= 0; other = other === 0 ? -1 : (other - 1) & others) {
        const together = (least[other] ?? 0) + cost
        if (together >= (next[other | set] ?? 0)) continue
        next[other | set] = together
        chosen[other | set] = set
      }
    }
    least = next
    return { costs, chosen }
  })
  const orders: FoundOrder[] = []
  let left = all
  for (const { costs, chosen } of chosenAt.reverse()) {
    const set = chosen[left] ?? 0
    orders.push(...costs.ordersOf(set))
    left ^= set
  }
  return orders
}
