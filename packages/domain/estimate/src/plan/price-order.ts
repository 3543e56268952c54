import {
  type CoveredDiscount,
  type Discount,
  deliveryCost,
  type Region,
  takeDiscounts,
} from '@jeoul/personal-price'
import { maxDiscount, type OrderLine, type Payment } from './order-line.ts'
import type { OrderCosts } from './purchase-plan.ts'

/**
 * Prices one order of several offers of a mall (assumed). A discount applies once, to the lines that name it. Parcels
 * travel together, for the highest fee among them; a fee per so many pieces is added on top. Free delivery depends on the
 * sum of the whole order, before discounts.
 */
export function priceOrder(lines: readonly OrderLine[], region: Region): OrderCosts {
  const goods = goodsOf(lines)
  const covered = coveredSums(lines)
  const discounts = covered.length === 0 ? [] : takeDiscounts(covered)
  const { cost, unknown } = deliveryOf(lines, goods)
  const surcharge = surchargeOf(lines, region)
  const delivery = cost + surcharge.cost
  return {
    goods,
    discounts,
    delivery,
    unknownDeliveries: unknown,
    isRegionUnknown: surcharge.isUnknown,
    total: discounts.reduce((left, { amount }) => left - amount, goods) + delivery,
  }
}

function goodsOf(lines: readonly OrderLine[]): number {
  let goods = 0
  for (const { each, pieces } of lines) goods += each * pieces
  return goods
}

/** The sum that each discount applies to. */
function coveredSums(lines: readonly OrderLine[]): readonly CoveredDiscount[] {
  const covered: { discount: Discount; sum: number }[] = []
  for (const { discounts, each, pieces } of lines) {
    for (const discount of discounts) {
      let known: (typeof covered)[number] | undefined
      for (const other of covered) if (other.discount === discount) known = other
      if (known) known.sum += each * pieces
      else covered.push({ discount, sum: each * pieces })
    }
  }
  return covered
}

function deliveryOf(lines: readonly OrderLine[], goods: number) {
  let parcel = 0
  let byPieces = 0
  let unknown = 0
  for (const { terms, pieces } of lines) {
    const cost = deliveryCost(terms.costDelivery, goods, pieces)
    if (cost === null) unknown++
    else if (terms.costDelivery.each === undefined) parcel = Math.max(parcel, cost)
    else byPieces += cost
  }
  return { cost: parcel + byPieces, unknown }
}

/** The surcharge of islands and mountains: the highest of the order. */
function surchargeOf(lines: readonly OrderLine[], region: Region) {
  if (region === 'mainland') return { cost: 0, isUnknown: false }
  const costs = lines.map(({ terms }) => terms.costRegion?.[region])
  return { cost: Math.max(0, ...costs.map(cost => cost ?? 0)), isUnknown: costs.includes(undefined) }
}

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

/**
 * A lower bound of the order's cost with one payment; infinite if the payment does not cover all offers.
 *
 * @param index the payment's place in each entry of `linesBy`
 */
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
