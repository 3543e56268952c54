import type { Region } from '@jeoul/personal-price'
import type { Choice, Counter } from './counter.ts'
import { type FoundOrder, orderOf } from './found-order.ts'
import { subsetsOf } from './subsets.ts'
import type { Unit } from './units.ts'

/** What any set of units costs at one mall. Sets are bit masks by the number of the unit. */
export interface MallCosts {
  /** The units that the mall sells. */
  readonly sold: number
  /** The cost of a set as the search compares it; infinite where the mall does not sell all of it. */
  readonly costs: Float64Array
  /** The orders that a set is bought in. */
  readonly ordersOf: (set: number) => readonly FoundOrder[]
}

/** Prices every set of units at a mall: in one order or, where that costs less, in several. */
export function mallCosts(counter: Counter, units: readonly Unit[], region: Region): MallCosts {
  const offered = units.map(({ choices }) => choices.get(counter) ?? [])
  const sold = offered.reduce((set, choices, unit) => (choices.length > 0 ? set | (1 << unit) : set), 0)
  const size = 2 ** units.length
  const inOne = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  const costs = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  const firstOrder = new Int32Array(size)
  costs[0] = 0

  const find = (set: number) => cheapestOf(offersOf(offered, set), counter, region)
  for (const set of subsetsOf(sold)) {
    inOne[set] = find(set)?.cost ?? Number.POSITIVE_INFINITY
    let [least, first] = [inOne[set], set]
    // One order holds the first unit; the rest is bought as cheaply as can be.
    const rest = set & (set - 1)
    for (let other = rest; other !== 0; other = (other - 1) & rest) {
      const cost = (inOne[set ^ other] ?? 0) + (costs[other] ?? 0)
      if (cost < least) [least, first] = [cost, set ^ other]
    }
    costs[set] = least
    firstOrder[set] = first
  }

  const ordersOf = (set: number): readonly FoundOrder[] => {
    if (set === 0) return []
    const first = firstOrder[set] ?? set
    const order = find(first)
    return [...(order ? [order] : []), ...ordersOf(set ^ first)]
  }
  return { sold, costs, ordersOf }
}

/** For each unit of a set the groups of offers that buy it. */
function offersOf(offered: readonly (readonly (readonly Choice[])[])[], set: number) {
  return offered.filter((_, unit) => (set & (1 << unit)) !== 0)
}

/** The cheapest single order that has one group of offers for each unit. */
function cheapestOf(
  units: readonly (readonly (readonly Choice[])[])[],
  counter: Counter,
  region: Region,
): FoundOrder | null {
  let best: FoundOrder | null = null
  const chosen: Choice[] = []
  const choose = (unit: number) => {
    const groups = units[unit]
    if (!groups) {
      const found = orderOf(counter, [...chosen], region)
      if (found && (best === null || found.cost < best.cost)) best = found
      return
    }
    for (const group of groups) {
      chosen.push(...group)
      choose(unit + 1)
      chosen.length -= group.length
    }
  }
  choose(0)
  return best
}
