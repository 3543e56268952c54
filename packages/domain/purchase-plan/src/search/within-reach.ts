import type { MallCosts } from './mall-costs.ts'

/** Bundles of a mall that the cheapest plan can have there. */
export interface Reach {
  readonly costs: MallCosts
  readonly bundles: number
}

/**
 * Leaves out what no plan below a known cost has: a bundle at a mall where it exceeds its cheapest mall by more than that cost
 * exceeds the lower bound of all bundles.
 *
 * @param count how many bundles there are; each of them is sold somewhere
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
