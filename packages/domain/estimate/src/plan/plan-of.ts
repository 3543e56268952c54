import type { FoundOrder } from './found-order.ts'
import type { Plan, PlannedOrder } from './purchase-plan.ts'
import { groupedBy } from './search/grouped-by.ts'

/**
 * Converts orders to the plan that a shopper sees.
 *
 * @param partIds all parts that are sold somewhere
 */
export function planOf(found: readonly FoundOrder[], partIds: readonly string[]): Plan | null {
  if (found.length === 0) return null
  const malls = groupedBy(found, ({ mall }) => mall)
  const orders = found.map(plannedOrder)
  const bought = new Set(found.flatMap(({ choices }) => choices.map(({ partId }) => partId)))
  return {
    malls: Array.from(malls, ([{ mallName }, ofMall]) => ({ mallName, orders: ofMall.map(plannedOrder) })),
    total: orders.reduce((sum, { total }) => sum + total, 0),
    unknownDeliveries: orders.reduce((sum, { unknownDeliveries }) => sum + unknownDeliveries, 0),
    missing: partIds.filter(partId => !bought.has(partId)),
  }
}

function plannedOrder({ mall, choices, order: { payment, lines, costs } }: FoundOrder): PlannedOrder {
  return {
    mallName: mall.mallName,
    way: { by: payment.by, card: payment.card },
    parts: choices.map(({ partId, offer }, index) => {
      const { each = 0, pieces = 0 } = lines[index] ?? {}
      return { partId, offer, pieces, goods: each * pieces }
    }),
    ...costs,
  }
}
