import type { FoundOrder } from './found-order.ts'
import type { MallCosts } from './mall-costs.ts'
import { sizeOf } from './subsets.ts'

/** The orders with the mall that sells most of the units and, of such, the cheapest. */
export function cheapestMall(malls: readonly MallCosts[]): readonly FoundOrder[] {
  const most = Math.max(0, ...malls.map(({ sold }) => sizeOf(sold)))
  let best: MallCosts | null = null
  for (const mall of malls) {
    if (sizeOf(mall.sold) === most && costOfAll(mall) < costOfAll(best)) best = mall
  }
  return best?.ordersOf(best.sold) ?? []
}

function costOfAll(mall: MallCosts | null): number {
  return mall?.costs[mall.sold] ?? Number.POSITIVE_INFINITY
}

/** The orders with the two malls, or the one, that sell most of the units and, of such, the cheapest. */
export function cheapestPair(malls: readonly MallCosts[]): readonly FoundOrder[] {
  const pairs = malls.flatMap((mall, index) => malls.slice(index).map(other => [mall, other] as const))
  const most = Math.max(0, ...pairs.map(([mall, other]) => sizeOf(mall.sold | other.sold)))
  let least = Number.POSITIVE_INFINITY
  let orders = (): readonly FoundOrder[] => []
  for (const [mall, other] of pairs) {
    const all = mall.sold | other.sold
    if (sizeOf(all) < most) continue
    const shared = mall.sold & other.sold
    const own = mall.sold ^ shared
    for (let moved = shared; moved >= 0; moved = moved === 0 ? -1 : (moved - 1) & shared) {
      const set = own | moved
      const cost = (mall.costs[set] ?? 0) + (other.costs[all ^ set] ?? 0)
      if (cost >= least) continue
      least = cost
      orders = () => [...mall.ordersOf(set), ...other.ordersOf(all ^ set)]
    }
  }
  return orders()
}
