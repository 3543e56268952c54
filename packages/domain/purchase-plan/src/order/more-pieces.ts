import type { Discount } from '@jeoul/personal-price'
import type { OrderCosts } from '../purchase-plan.ts'
import type { OrderLine } from './order-line.ts'
import { coveredSums } from './price-order.ts'

/**
 * Orders with more pieces of one line than wanted, just enough for free delivery or for a discount that begins higher up
 * (assumed). Orders whose further pieces cost more than they can ever save are left out.
 */
export function morePieces(
  lines: readonly OrderLine[],
  { goods, delivery }: OrderCosts,
): readonly (readonly OrderLine[])[] {
  const covered = coveredSums(lines)
  const larger: OrderLine[][] = []
  const reach = (line: OrderLine, missing: number) => {
    if (line.each === 0 || missing <= 0) return
    const extra = Math.ceil(missing / line.each)
    const cost = extra * line.each
    const saved = covered.reduce((sum, { discount }) => sum + mostOf(discount, goods + cost), delivery)
    if (cost >= saved) return
    larger.push(lines.map(other => (other === line ? { ...line, pieces: line.pieces + extra } : other)))
  }
  for (const { costDelivery } of new Set(lines.map(({ terms }) => terms))) {
    const { kind, threshold = 0 } = costDelivery
    if (kind === 'free-above') for (const line of lines) reach(line, threshold - goods)
  }
  for (const { discount, sum } of covered) {
    for (const line of lines) {
      if (line.discounts.includes(discount)) reach(line, (discount.least ?? 0) - sum)
    }
  }
  return larger
}

/** The most that a discount takes off an order of that sum. */
function mostOf({ amount = 0, percent = 0, most = Number.POSITIVE_INFINITY }: Discount, sum: number): number {
  return Math.max(amount, Math.min(most, (sum * percent) / 100))
}
