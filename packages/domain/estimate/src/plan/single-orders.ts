import type { Region } from '@jeoul/personal-price'
import { type Choice, type FoundOrder, type Mall, orderOf, weigh } from './found-order.ts'
import { type OrderTotal, orderTotals } from './order-totals.ts'

/** The remaining work of a search. It counts steps, not time, so that a question always has the same answer. */
export interface Budget {
  /** The number of sums that may still be compared. */
  steps: number
}

/** The budget steps of pricing a selection of offers, and of one that needs `cheapestOrder`. */
const stepsOfSelection = 100
const stepsOfOrder = 1000

/** The orders with a mall, one for any set of bundles. Sets are bit masks by the bundle's index. */
interface SingleOrders {
  /** The lowest cost, for comparison in the search; infinite if no payment covers all of the set. */
  readonly costOf: (set: number) => number
  /** The order with that cost; null if there is none. */
  readonly orderOf: (set: number) => FoundOrder | null
}

/** Offers that stay together, selected by a bit. */
interface Group {
  readonly bit: number
  /** The bit of the first group of the same bundle: a set of bundles selects the first group of each. */
  readonly first: number
  readonly choices: readonly Choice[]
}

/**
 * Finds the cheapest single orders with a mall, by any payment and any of the alternative groups of each bundle.
 *
 * @param bundles the groups of each bundle; none if the mall does not sell it
 */
export function singleOrders(
  bundles: readonly (readonly (readonly Choice[])[])[],
  mall: Mall,
  region: Region,
  budget: Budget,
): SingleOrders {
  const groups = groupsOf(bundles)
  const alternatives = groups.filter(({ bit, first }) => bit !== first)
  const payments = mall.payments
    .map((_, payment) => byPayment(groups, payment, region))
    .sort((a, b) => a.bound - b.bound)
  const choicesOf = (selected: number) =>
    groups.flatMap(({ bit, choices }) => ((selected & bit) === 0 ? [] : choices))

  const price = (selected: number) => {
    budget.steps -= stepsOfOrder
    return orderOf(mall, choicesOf(selected), region)?.cost ?? Number.POSITIVE_INFINITY
  }
  /** The cost of a selection; infinite if it is not below the limit. */
  const costBelow = (limit: number, selected: number) => {
    budget.steps -= stepsOfSelection
    let least = limit
    let unknownDeliveries = -1
    for (const payment of payments) {
      if ((selected & ~payment.covered) !== 0 || boundOf(payment, selected) >= least) continue
      const found = payment.totalOf(selected)
      // Leaves more pieces, and ties between unknown deliveries, to the complete rules.
      if (found.mayGrow) return price(selected)
      if (found.total === least && found.unknownDeliveries !== unknownDeliveries) return price(selected)
      if (found.total < least) {
        least = found.total
        unknownDeliveries = found.unknownDeliveries
      }
    }
    return unknownDeliveries < 0 ? Number.POSITIVE_INFINITY : weigh({ total: least, unknownDeliveries })
  }
  const cheapest = (set: number) => {
    let [best, least] = [set, costBelow(Number.POSITIVE_INFINITY, set)]
    const replace = (selected: number, from: number) => {
      for (let at = from; at < alternatives.length; at++) {
        const { bit = 0, first = 0 } = alternatives[at] ?? {}
        if ((selected & first) === 0) continue
        const other = selected ^ first ^ bit
        const cost = costBelow(least, other)
        if (cost < least) [best, least] = [other, cost]
        replace(other, at + 1)
      }
    }
    replace(set, 0)
    return { selected: best, cost: least }
  }
  return {
    costOf: set =>
      alternatives.length === 0 ? costBelow(Number.POSITIVE_INFINITY, set) : cheapest(set).cost,
    orderOf: set => orderOf(mall, choicesOf(cheapest(set).selected), region),
  }
}

function groupsOf(bundles: readonly (readonly (readonly Choice[])[])[]): readonly Group[] {
  let used = bundles.length
  return bundles.flatMap((groups, bundle) =>
    groups.map((choices, index) => {
      const first = 1 << bundle
      return { first, bit: index === 0 ? first : 1 << used++, choices }
    }),
  )
}

interface ByPayment {
  /** The bits of the groups that it covers. */
  readonly covered: number
  readonly lines: readonly { readonly bit: number; readonly bound: number }[]
  /** A lower bound of the cost of all lines. */
  readonly bound: number
  readonly totalOf: (selected: number) => OrderTotal
}

function byPayment(groups: readonly Group[], payment: number, region: Region): ByPayment {
  const payable = groups.filter(({ choices }) => choices.every(({ lines }) => lines[payment]))
  const lines = payable.flatMap(({ bit, choices }) =>
    choices.flatMap(({ lines }) => (lines[payment] ? [{ bit, line: lines[payment] }] : [])),
  )
  const bounds = lines.map(({ bit, line: { bound } }) => ({ bit, bound }))
  return {
    covered: payable.reduce((bits, { bit }) => bits | bit, 0),
    lines: bounds,
    bound: bounds.reduce((sum, { bound }) => sum + bound, 0),
    totalOf: orderTotals(lines, region),
  }
}

function boundOf({ lines }: ByPayment, selected: number): number {
  let sum = 0
  for (const { bit, bound } of lines) if ((selected & bit) !== 0) sum += bound
  return sum
}
