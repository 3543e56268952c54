import type { Discount } from '@jeoul/personal-price'
import { maxDiscount } from './line-bound.ts'
import type { OrderLine } from './order-line.ts'
import { coveredSums } from './price-order.ts'
import type { OrderCosts } from './purchase-plan.ts'

/**
 * Orders with more pieces of one line than wanted, just enough for free delivery or for a discount with a minimum
 * (assumed). Omits orders whose additional pieces cost more than they can save.
 */
export function morePieces(
  lines: readonly OrderLine[],
  { goods, delivery }: OrderCosts,
): readonly (readonly OrderLine[])[] {
  const covered = coveredSums(lines)
  const larger: OrderLine[][] = []
  const reach = (missing: number, discount?: Discount) => {
    if (missing <= 0) return
    for (const line of lines) {
      if (line.each === 0 || (discount && !line.discounts.includes(discount))) continue
      const extra = Math.ceil(missing / line.each)
      const cost = extra * line.each
      let saved = delivery
      for (const { discount } of covered) saved += maxDiscount(discount, goods + cost)
      if (cost >= saved) continue
      larger.push(lines.map(other => (other === line ? { ...line, pieces: line.pieces + extra } : other)))
    }
  }
  for (const threshold of thresholdsAbove(goods, lines)) reach(threshold - goods)
  for (const { discount, sum } of covered) reach((discount.least ?? 0) - sum, discount)
  return larger
}

function thresholdsAbove(goods: number, lines: readonly OrderLine[]): readonly number[] {
  const found: number[] = []
  for (const { terms } of lines) {
    const { kind, threshold = 0 } = terms.costDelivery
    if (kind === 'free-above' && threshold > goods && !found.includes(threshold)) found.push(threshold)
  }
  return found
}
