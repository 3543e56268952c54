import type { Region } from '@jeoul/personal-price'
import { type CheapestOrder, cheapestOrder } from './cheapest-order.ts'
import { weigh } from './costs.ts'
import type { Choice, Mall } from './mall.ts'

/** An order with a mall, and its offers. */
export interface FoundOrder {
  readonly mall: Mall
  readonly choices: readonly Choice[]
  readonly order: CheapestOrder
  /** Its cost for comparison in the search. */
  readonly cost: number
}

/** The result of a search, with a lower bound of the cost: equal to the cost if the search was complete. */
export interface Found {
  readonly orders: readonly FoundOrder[]
  readonly bound: number
}

/** The cheapest single order of these offers of a mall; null if no payment covers all of them. */
export function orderOf(mall: Mall, choices: readonly Choice[], region: Region): FoundOrder | null {
  const order = cheapestOrder(
    choices.map(({ lines }) => lines),
    mall.payments,
    region,
  )
  return order && { mall, choices, order, cost: weigh(order.costs) }
}

/** The total cost of orders for comparison in the search. */
export function costOf(orders: readonly FoundOrder[]): number {
  return orders.reduce((sum, { cost }) => sum + cost, 0)
}
