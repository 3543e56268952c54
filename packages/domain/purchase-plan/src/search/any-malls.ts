import type { FoundOrder } from './found-order.ts'
import type { MallCosts } from './mall-costs.ts'
import { sizeOf, subsetsOf } from './subsets.ts'

/** Units of a mall that the cheapest plan can have there. */
export interface Reach {
  readonly mall: MallCosts
  readonly units: number
}

/**
 * Leaves out what no plan below a known cost has: a unit at a mall where it exceeds its cheapest mall by more than that cost
 * exceeds the lower bound of all units.
 *
 * @param count how many units there are; each of them is sold somewhere
 */
export function withinReach(malls: readonly MallCosts[], count: number, cost: number): readonly Reach[] {
  const leasts = Array.from({ length: count }, (_, unit) =>
    Math.min(...malls.map(mall => mall.leasts[unit] ?? Number.POSITIVE_INFINITY)),
  )
  const slack = leasts.reduce((left, least) => left - least, cost)
  return malls.map(mall => ({
    mall,
    units: mall.leasts.reduce(
      (set, least, unit) => (least - (leasts[unit] ?? 0) <= slack ? set | (1 << unit) : set),
      0,
    ),
  }))
}

/** How many sums {@link anyMalls} compares. */
export function anySteps(malls: readonly Reach[], count: number): number {
  return malls.reduce((steps, { units }) => steps + 3 ** sizeOf(units) * 2 ** (count - sizeOf(units)), 0)
}

/**
 * The cheapest orders of all units with any number of malls. Goes through the malls, and keeps for every set of units the
 * least that it costs at the malls so far: ties and thresholds cost it no time, and the work is known beforehand.
 *
 * @param count how many units there are; each of them is in reach somewhere
 */
export function anyMalls(malls: readonly Reach[], count: number): readonly FoundOrder[] {
  const all = 2 ** count - 1
  let least = new Float64Array(all + 1).fill(Number.POSITIVE_INFINITY)
  least[0] = 0
  const chosenAt = malls.map(({ mall, units }) => {
    const next = least.slice()
    const chosen = new Int32Array(all + 1)
    const costs = mall.costsWithin(units)
    for (const set of subsetsOf(units)) {
      const cost = costs[set] ?? Number.POSITIVE_INFINITY
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
