import type { Region } from '@jeoul/personal-price'
import { type CheapestOrder, cheapestOrder } from '../order/cheapest-order.ts'
import { weigh } from './costs.ts'
import type { Choice, Mall } from './mall.ts'

/** An order with a mall, and the offers that it is made of. */
export interface FoundOrder {
  readonly mall: Mall
  readonly choices: readonly Choice[]
  readonly order: CheapestOrder
  /** Its cost as the search compares it. */
  readonly cost: number
}

/** What a search has found, and what no such orders cost less than: their own cost where the search was complete. */
export interface Found {
  readonly orders: readonly FoundOrder[]
  readonly bound: number
}

/** The cheapest single order of these offers of a mall; null where no payment is good for all of them. */
export function orderOf(mall: Mall, choices: readonly Choice[], region: Region): FoundOrder | null {
  const order = cheapestOrder(
    choices.map(({ lines }) => lines),
    mall.payments,
    region,
  )
  return order && { mall, choices, order, cost: weigh(order.costs) }
}

/** What orders cost together, as the search compares it. */
export function costOf(orders: readonly FoundOrder[]): number {
  return orders.reduce((sum, { cost }) => sum + cost, 0)
}
