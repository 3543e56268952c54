import type { Region } from '@jeoul/personal-price'
import { morePieces } from './more-pieces.ts'
import type { OrderLine } from './order-line.ts'
import type { Payment } from './payments.ts'
import { priceOrder } from './price-order.ts'
import type { OrderCosts } from './purchase-plan.ts'

/** An order, with the payment and the quantities that make it cheapest. */
export interface CheapestOrder {
  readonly payment: Payment
  readonly lines: readonly OrderLine[]
  readonly costs: OrderCosts
}

/**
 * The cheapest way to buy these offers in one order; null if no payment covers all of them. A single offer costs the
 * same as by `truePrice`, including the rule that a larger order may cost less.
 *
 * @param linesBy for each offer its line by each of the payments, null if it cannot be paid that way
 */
export function cheapestOrder(
  linesBy: readonly (readonly (OrderLine | null)[])[],
  payments: readonly Payment[],
  region: Region,
): CheapestOrder | null {
  const bounds: number[] = []
  for (let index = 0; index < payments.length; index++) bounds.push(boundBy(linesBy, index))
  let best: CheapestOrder | null = null
  // Start with the lowest bound, so that most of the others need not be priced.
  for (let next = lowestOf(bounds); next >= 0; next = lowestOf(bounds)) {
    const [payment, bound = 0] = [payments[next], bounds[next]]
    if (!payment || (best !== null && best.costs.total <= bound)) break
    bounds[next] = Number.POSITIVE_INFINITY
    const lines: OrderLine[] = []
    for (const byPayment of linesBy) {
      const line = byPayment[next]
      if (line) lines.push(line)
    }
    const costs = priceOrder(lines, region)
    if (best === null || costs.total < best.costs.total) best = { payment, lines, costs }
    if (best.costs.total <= bound) break
    for (const larger of morePieces(lines, costs)) {
      const costs = priceOrder(larger, region)
      if (costs.total < best.costs.total) best = { payment, lines: larger, costs }
    }
  }
  return best
}

/** A lower bound of the order's cost by a payment; infinite if it does not cover all offers. */
function boundBy(linesBy: readonly (readonly (OrderLine | null)[])[], index: number): number {
  let bound = 0
  for (const byPayment of linesBy) bound += byPayment[index]?.bound ?? Number.POSITIVE_INFINITY
  return bound
}

/** The index of the lowest value; -1 if all are infinite. */
function lowestOf(values: readonly number[]): number {
  let lowest = -1
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? least
    if (value < least) [lowest, least] = [index, value]
  }
  return lowest
}
