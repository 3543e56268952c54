import type { Region } from '@jeoul/personal-price'
import type { Budget } from './budget.ts'
import type { Bundle } from './bundle.ts'
import { cheapestOf } from './cheapest-of.ts'
import type { FoundOrder } from './found-order.ts'
import type { Mall } from './mall.ts'
import { sizeOf, subsetsOf } from './subsets.ts'

/** The cost of any set of bundles at one mall. Sets are bit masks by the bundle's index. */
export interface MallCosts {
  /** The bundles that the mall sells. */
  readonly sold: number
  /** A lower bound of the cost that each bundle adds; infinite if the mall does not sell it. */
  readonly bounds: readonly number[]
  /** The costs of all subsets of a set of sold bundles, indexed by subset, for comparison in the search. */
  readonly within: (set: number) => Float64Array
  /** The orders that a set is bought in. */
  readonly ordersOf: (set: number) => readonly FoundOrder[]
}

/** The budget steps that pricing one order takes. */
const stepsOfOrder = 50

/** Prices sets of bundles at a mall on demand: in one order or, if that costs less, in several. */
export function mallCosts(mall: Mall, bundles: readonly Bundle[], region: Region, budget: Budget): MallCosts {
  const offered = bundles.map(({ choices }) => choices.get(mall) ?? [])
  const sold = offered.reduce((set, groups, bundle) => (groups.length > 0 ? set | (1 << bundle) : set), 0)
  const size = 2 ** bundles.length
  const inOne = new Float64Array(size)
  const costs = new Float64Array(size).fill(Number.NaN)
  const firstOrder = new Int32Array(size)
  costs[0] = 0

  const find = (set: number) =>
    cheapestOf(
      offered.filter((_, bundle) => (set & (1 << bundle)) !== 0),
      mall,
      region,
    )
  const price = (set: number) => {
    budget.steps -= stepsOfOrder + 2 ** sizeOf(set)
    let least = find(set)?.cost ?? Number.POSITIVE_INFINITY
    let first = set
    inOne[set] = least
    // One order contains the first bundle; the rest is bought as cheaply as possible.
    const rest = set & (set - 1)
    for (let other = rest; other !== 0; other = (other - 1) & rest) {
      const cost = (inOne[set ^ other] ?? 0) + (costs[other] ?? 0)
      if (cost < least) [least, first] = [cost, set ^ other]
    }
    costs[set] = least
    firstOrder[set] = first
  }
  const within = (set: number): Float64Array => {
    if (Number.isNaN(costs[set])) {
      for (const subset of subsetsOf(set)) if (Number.isNaN(costs[subset])) price(subset)
    }
    return costs
  }
  const ordersOf = (set: number): readonly FoundOrder[] => {
    if (set === 0 || within(set)[set] === Number.POSITIVE_INFINITY) return []
    const first = firstOrder[set] ?? set
    const order = find(first)
    return [...(order ? [order] : []), ...ordersOf(set ^ first)]
  }
  return { sold, bounds: offered.map(boundOfGroups), within, ordersOf }
}

function boundOfGroups(groups: readonly (readonly { readonly bound: number }[])[]): number {
  return Math.min(...groups.map(group => group.reduce((sum, { bound }) => sum + bound, 0)))
}
