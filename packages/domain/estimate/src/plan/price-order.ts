import {
  type CoveredDiscount,
  type Discount,
  deliveryCost,
  type Region,
  takeDiscounts,
} from '@jeoul/personal-price'
import type { OrderLine } from './order-line.ts'
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
export function coveredSums(lines: readonly OrderLine[]): readonly CoveredDiscount[] {
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
