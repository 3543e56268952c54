import type { MallOffer } from '@jeoul/offers'
import type { OfferTerms, Region } from '@jeoul/personal-price'
import type { OrderLine, Payment } from './order-line.ts'
import { type CheapestOrder, cheapestOrder } from './price-order.ts'
import type { OrderCosts } from './purchase-plan.ts'

/** An offer for one of the parts, prepared for use in orders. */
export interface Choice {
  readonly partId: string
  readonly offer: MallOffer
  /** The offer's line by each payment of its mall; null if it cannot be paid that way. */
  readonly lines: readonly (OrderLine | null)[]
  /** A lower bound of the cost that it adds to any order. */
  readonly bound: number
}

/** A mall with the offers that this shopper can pay, by part. */
export interface Mall {
  readonly mallName: string
  readonly payments: readonly Payment[]
  readonly choices: ReadonlyMap<string, readonly Choice[]>
}

/**
 * The weight of an unknown delivery in the search, in won: more than any estimate costs, so that a mall with unknown
 * delivery is chosen only if no other sells the part. "Unknown delivery is unknown, never free" (assumed).
 */
const unknownCost = 1e11

/** The weight of an additional order: less than a won, so that of equal plans the one with fewer orders is chosen. */
const orderCost = 1 / 64

/** The cost by which the search compares orders. */
export function weigh({ total, unknownDeliveries }: Pick<OrderCosts, 'total' | 'unknownDeliveries'>): number {
  return total + unknownDeliveries * unknownCost + orderCost
}

/**
 * A lower bound of the cost that an offer adds to any order.
 *
 * @param lines the offer by each payment, null if it cannot be paid that way
 */
export function offerBound({ costDelivery }: OfferTerms, lines: readonly (OrderLine | null)[]): number {
  const { kind, fee, threshold } = costDelivery
  const isUnknown =
    kind === 'unknown' || (kind === 'paid' ? fee : kind === 'free' ? 0 : threshold) === undefined
  return (
    (isUnknown ? unknownCost : 0) + Math.min(...lines.map(line => line?.bound ?? Number.POSITIVE_INFINITY))
  )
}

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

/** Orders each part separately from its cheapest mall. */
export function separateOrders(
  partIds: readonly string[],
  malls: readonly Mall[],
  region: Region,
): readonly FoundOrder[] {
  return partIds
    .map(partId =>
      malls
        .flatMap(mall => (mall.choices.get(partId) ?? []).map(choice => orderOf(mall, [choice], region)))
        .filter(order => order !== null)
        .reduce<FoundOrder | null>((best, order) => (best && best.cost <= order.cost ? best : order), null),
    )
    .filter(order => order !== null)
}

/** Merges orders with the same mall if that costs less. */
export function joinOrders(orders: readonly FoundOrder[], region: Region): readonly FoundOrder[] {
  return Array.from(Map.groupBy(orders, ({ mall }) => mall)).flatMap(([mall, apart]) => {
    const all = orderOf(
      mall,
      apart.flatMap(({ choices }) => choices),
      region,
    )
    return all && all.cost < costOf(apart) ? [all] : apart
  })
}
