import type { Region } from '@jeoul/personal-price'
import type { Budget } from './budget.ts'
import { cheapestOf } from './cheapest-of.ts'
import type { Counter } from './counter.ts'
import type { FoundOrder } from './found-order.ts'
import { sizeOf, subsetsOf } from './subsets.ts'
import type { Unit } from './units.ts'

/** What any set of units costs at one mall. Sets are bit masks by the number of the unit. */
export interface MallCosts {
  /** The units that the mall sells. */
  readonly sold: number
  /** What each unit adds there at least; infinite where the mall does not sell it. */
  readonly leasts: readonly number[]
  /** The costs of all subsets of a set of sold units as the search compares them, by subset. */
  readonly costsWithin: (set: number) => Float64Array
  /** The orders that a set is bought in. */
  readonly ordersOf: (set: number) => readonly FoundOrder[]
}

/** What pricing one order counts in a budget. */
const stepsOfOrder = 50

/** Prices sets of units at a mall, when they are asked for: in one order or, where that costs less, in several. */
export function mallCosts(
  counter: Counter,
  units: readonly Unit[],
  region: Region,
  budget: Budget,
): MallCosts {
  const offered = units.map(({ choices }) => choices.get(counter) ?? [])
  const sold = offered.reduce((set, groups, unit) => (groups.length > 0 ? set | (1 << unit) : set), 0)
  const size = 2 ** units.length
  const inOne = new Float64Array(size)
  const costs = new Float64Array(size).fill(Number.NaN)
  const firstOrder = new Int32Array(size)
  costs[0] = 0

  const find = (set: number) =>
    cheapestOf(
      offered.filter((_, unit) => (set & (1 << unit)) !== 0),
      counter,
      region,
    )
  const price = (set: number) => {
    budget.steps -= stepsOfOrder + 2 ** sizeOf(set)
    let least = find(set)?.cost ?? Number.POSITIVE_INFINITY
    let first = set
    inOne[set] = least
    // One order holds the first unit; the rest is bought as cheaply as can be.
    const rest = set & (set - 1)
    for (let other = rest; other !== 0; other = (other - 1) & rest) {
      const cost = (inOne[set ^ other] ?? 0) + (costs[other] ?? 0)
      if (cost < least) [least, first] = [cost, set ^ other]
    }
    costs[set] = least
    firstOrder[set] = first
  }
  const costsWithin = (set: number): Float64Array => {
    if (Number.isNaN(costs[set])) {
      for (const subset of subsetsOf(set)) if (Number.isNaN(costs[subset])) price(subset)
    }
    return costs
  }
  const ordersOf = (set: number): readonly FoundOrder[] => {
    if (set === 0 || costsWithin(set)[set] === Number.POSITIVE_INFINITY) return []
    const first = firstOrder[set] ?? set
    const order = find(first)
    return [...(order ? [order] : []), ...ordersOf(set ^ first)]
  }
  return { sold, leasts: offered.map(leastOfGroups), costsWithin, ordersOf }
}

function leastOfGroups(groups: readonly (readonly { readonly least: number }[])[]): number {
  return Math.min(...groups.map(group => group.reduce((sum, { least }) => sum + least, 0)))
}
