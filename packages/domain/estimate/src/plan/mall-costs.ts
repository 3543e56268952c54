import type { Region } from '@jeoul/personal-price'
import type { Choice, FoundOrder, Mall } from './found-order.ts'
import { type Budget, singleOrders } from './single-orders.ts'

/** The number of members of a set. Sets are bit masks. */
export function sizeOf(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}

/** The unit that the search assigns to a mall: one part, or parts that stay together. */
interface Bundle {
  /** By mall, the alternative groups of offers that contain the whole bundle. */
  readonly choices: ReadonlyMap<Mall, readonly (readonly Choice[])[]>
}

/** A single part: at each mall one of its offers. */
export function partBundle(partId: string, malls: readonly Mall[]): Bundle {
  return {
    choices: new Map(
      malls.flatMap(mall => {
        const choices = mall.choices.get(partId)
        return choices ? [[mall, choices.map(choice => [choice])] as const] : []
      }),
    ),
  }
}

/** Offers of one mall that stay together. */
export function orderBundle({ mall, choices }: Pick<FoundOrder, 'mall' | 'choices'>): Bundle {
  return { choices: new Map([[mall, [choices]]]) }
}

/** The cost of any set of bundles at one mall. Sets are bit masks by the bundle's index. */
export interface MallCosts {
  /** The bundles that the mall sells. */
  readonly sold: number
  /** A lower bound of the cost that each bundle adds; infinite if the mall does not sell it. */
  readonly bounds: readonly number[]
  /** The costs of all subsets of a set of sold bundles, in one order each, indexed by subset. */
  readonly inOne: (set: number) => Float64Array
  /** The same in any number of orders. */
  readonly within: (set: number) => Float64Array
  /** The single order of a set. */
  readonly orderOf: (set: number) => FoundOrder | null
  /** The orders that a set is bought in, as many as cost least. */
  readonly ordersOf: (set: number) => readonly FoundOrder[]
}

/** Prices sets of bundles at a mall on demand. */
export function mallCosts(mall: Mall, bundles: readonly Bundle[], region: Region, budget: Budget): MallCosts {
  const offered = bundles.map(({ choices }) => choices.get(mall) ?? [])
  const sold = offered.reduce((set, groups, bundle) => (groups.length > 0 ? set | (1 << bundle) : set), 0)
  const orders = singleOrders(offered, mall, region, budget)
  const size = 2 ** bundles.length
  const single = new Float64Array(size).fill(Number.NaN)
  single[0] = 0
  const inOne = (set: number): Float64Array => {
    if (!Number.isNaN(single[set])) return single
    // Each subset comes after its own subsets.
    for (let subset = -set & set; subset !== 0; subset = (subset - set) & set) {
      if (Number.isNaN(single[subset])) single[subset] = orders.costOf(subset)
    }
    return single
  }
  const splits = isBestInOne(mall)
    ? null
    : { costs: new Float64Array(size).fill(Number.NaN), first: new Int32Array(size) }
  if (splits) splits.costs[0] = 0
  const within = (set: number): Float64Array => {
    const costs = inOne(set)
    if (!splits) return costs
    if (!Number.isNaN(splits.costs[set])) return splits.costs
    for (let subset = -set & set; subset !== 0; subset = (subset - set) & set) {
      if (!Number.isNaN(splits.costs[subset])) continue
      budget.steps -= 2 ** (sizeOf(subset) - 1)
      split(subset, single, splits)
    }
    return splits.costs
  }
  const ordersOf = (set: number): readonly FoundOrder[] => {
    if (set === 0 || within(set)[set] === Number.POSITIVE_INFINITY) return []
    const first = splits?.first[set] ?? set
    const order = orders.orderOf(first)
    return [...(order ? [order] : []), ...ordersOf(set ^ first)]
  }
  return { sold, bounds: offered.map(boundOfGroups), inOne, within, orderOf: orders.orderOf, ordersOf }
}

/**
 * Whether several orders never cost less than one: together, goods reach more free deliveries and pay for one parcel only.
 * Discounts may cost less apart, since an order takes one of a kind, and so may different payments.
 */
function isBestInOne({ payments, choices }: Mall): boolean {
  return (
    payments.length === 1 &&
    [...choices.values()].flat().every(({ lines }) => lines.every(line => line?.discounts.length === 0))
  )
}

interface Splits {
  /** The lowest cost of each set in any number of orders. */
  readonly costs: Float64Array
  /** The bundles of the first of these orders. */
  readonly first: Int32Array
}

/** Finds the cheapest way to buy a set in several orders. The costs of its subsets must be known. */
function split(set: number, single: Float64Array, { costs, first }: Splits): void {
  let least = single[set] ?? Number.POSITIVE_INFINITY
  let best = set
  // One order contains the first bundle; the rest is bought as cheaply as possible.
  const rest = set & (set - 1)
  for (let other = rest; other !== 0; other = (other - 1) & rest) {
    const cost = (single[set ^ other] ?? 0) + (costs[other] ?? 0)
    if (cost < least) {
      least = cost
      best = set ^ other
    }
  }
  costs[set] = least
  first[set] = best
}

function boundOfGroups(groups: readonly (readonly { readonly bound: number }[])[]): number {
  return Math.min(...groups.map(group => group.reduce((sum, { bound }) => sum + bound, 0)))
}
