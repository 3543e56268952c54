import type { Budget } from './budget.ts'
import { sizeOf } from './size-of.ts'
import type { Reach } from './within-reach.ts'

/** The lowest cost of every set of bundles at any single mall. Sets are bit masks by the bundle's index. */
export interface CheapestSets {
  /** Infinite if no mall has the whole set in reach. */
  readonly costs: Float64Array
  /** The index of the mall with this cost. */
  readonly sellers: Int32Array
}

/**
 * Finds where each set costs least; null if the budget ends before.
 *
 * @param costsOf the costs of the subsets of the bundles in reach
 */
export function cheapestSets(
  reach: readonly Reach[],
  count: number,
  costsOf: (reach: Reach) => Float64Array,
  budget: Budget,
): CheapestSets | null {
  const costs = new Float64Array(2 ** count).fill(Number.POSITIVE_INFINITY)
  const sellers = new Int32Array(2 ** count)
  costs[0] = 0
  for (const [seller, there] of reach.entries()) {
    if (budget.steps <= 0) return null
    budget.steps -= 2 ** sizeOf(there.bundles)
    collect(there.bundles, costsOf(there), seller, { costs, sellers })
  }
  return { costs, sellers }
}

/** Notes the sets that cost less at this mall than at those before. */
function collect(
  bundles: number,
  found: Float64Array,
  seller: number,
  { costs, sellers }: CheapestSets,
): void {
  for (let set = bundles; set !== 0; set = (set - 1) & bundles) {
    const cost = found[set] ?? Number.POSITIVE_INFINITY
    if (cost >= (costs[set] ?? 0)) continue
    costs[set] = cost
    sellers[set] = seller
  }
}
