import type { MallOffer } from '@jeoul/offers'
import type { UsedDiscount } from '@jeoul/personal-price'

/** A part in an order. */
export interface PlannedPart {
  readonly partId: string
  readonly offer: MallOffer
  /** Pieces to order: more than wanted where that costs less. */
  readonly pieces: number
  /** Won for all pieces, required options included. */
  readonly goods: number
}

/** What one order with a mall costs, in won. */
export interface OrderCosts {
  readonly goods: number
  readonly discounts: readonly UsedDiscount[]
  /** What is known of the delivery, with the surcharge of the region. */
  readonly delivery: number
  /** Lines whose mall does not state what delivery costs. */
  readonly unknownDeliveries: number
  /** Whether the surcharge of the region is unknown. */
  readonly isRegionUnknown: boolean
  /** The sum of all that is known. */
  readonly total: number
}

/** Parts that are bought together: one payment, one delivery. */
export interface PlannedOrder extends OrderCosts {
  readonly mallName: string
  /** The card that it takes; empty for any card, and for a bank transfer. */
  readonly way: { readonly by: 'cash' | 'card'; readonly card: string }
  readonly parts: readonly PlannedPart[]
}

/** The orders of one mall; mostly a single one. */
export interface PlannedMall {
  readonly mallName: string
  readonly orders: readonly PlannedOrder[]
}

/** Where to buy what. */
export interface Plan {
  readonly malls: readonly PlannedMall[]
  /** Won; with unknown deliveries only the least that it costs. */
  readonly total: number
  readonly unknownDeliveries: number
  /** Parts that these malls do not sell, though others do. */
  readonly missing: readonly string[]
}

/** The cheapest ways to buy an estimate. A plan is null where no part can be had. */
export interface PurchasePlan {
  /** Each part by itself from the mall where it is cheapest, with a delivery of its own. */
  readonly apart: Plan | null
  readonly oneMall: Plan | null
  /** With at most two malls. */
  readonly twoMalls: Plan | null
  /** With as many malls as it takes. */
  readonly anyMalls: Plan | null
  /** Parts that nobody sells, or nobody for a way of paying that this shopper has. */
  readonly nowhere: readonly string[]
  /** Whether no plan is cheaper. */
  readonly isExact: boolean
  /** Won that `anyMalls` may cost beyond the cheapest plan there is; 0 where it is exact. */
  readonly atMostBy: number
}
