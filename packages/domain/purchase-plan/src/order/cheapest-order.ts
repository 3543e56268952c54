import type { Region } from '@jeoul/personal-price'
import type { OrderCosts } from '../purchase-plan.ts'
import { morePieces } from './more-pieces.ts'
import type { OrderLine } from './order-line.ts'
import type { Payment } from './payments.ts'
import { priceOrder } from './price-order.ts'

/** An order, with the payment and the pieces that make it cheapest. */
export interface CheapestOrder {
  readonly payment: Payment
  readonly lines: readonly OrderLine[]
  readonly costs: OrderCosts
}

/**
 * The cheapest way to buy these offers in one order; null where no payment is good for all of them. What one offer costs is
 * `truePrice`, also that a larger order may cost less.
 *
 * @param linesBy for each offer its line by each of the payments, null where it cannot be paid so
 */
export function cheapestOrder(
  linesBy: readonly (readonly (OrderLine | null)[])[],
  payments: readonly Payment[],
  region: Region,
): CheapestOrder | null {
  let best: CheapestOrder | null = null
  payments.forEach((payment, index) => {
    const lines: OrderLine[] = []
    let least = 0
    for (const byPayment of linesBy) {
      const line = byPayment[index]
      if (!line) return
      lines.push(line)
      least += line.least
    }
    if (best !== null && best.costs.total <= least) return
    const costs = priceOrder(lines, region)
    if (best === null || costs.total < best.costs.total) best = { payment, lines, costs }
    if (best.costs.total <= least) return
    for (const larger of morePieces(lines, costs)) {
      const costs = priceOrder(larger, region)
      if (costs.total < best.costs.total) best = { payment, lines: larger, costs }
    }
  })
  return best
}
