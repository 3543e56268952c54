import type { MallCosts } from './mall-costs.ts'

/** The bundles that the cheapest plan may buy at a mall. */
export interface Reach {
  readonly costs: MallCosts
  readonly bundles: number
}

/**
 * Excludes bundles that no plan below a known cost can buy at a mall: there, their bound exceeds that of their cheapest
 * mall by more than the known cost exceeds the lower bound of all bundles.
 *
 * @param count number of bundles; each of them is sold somewhere
 */
export function withinReach(costs: readonly MallCosts[], count: number, cost: number): readonly Reach[] {
  const lowest = Array.from({ length: count }, (_, bundle) =>
    Math.min(...costs.map(atMall => atMall.bounds[bundle] ?? Number.POSITIVE_INFINITY)),
  )
  const slack = lowest.reduce((left, bound) => left - bound, cost)
  return costs.map(atMall => ({
    costs: atMall,
    bundles: atMall.bounds.reduce(
      (set, bound, bundle) => (bound - (lowest[bundle] ?? 0) <= slack ? set | (1 << bundle) : set),
      0,
    ),
  }))
}
