import type { MallOffer } from '@jeoul/offers'
import type { PaymentTerms, UsedDiscount } from '@jeoul/personal-price'

/** A part of an estimate, with the malls' offers for it. */
export interface WantedPart {
  /** The item id, unique in the question. */
  readonly partId: string
  /** Its name for the shopper; if missing, a mall's own name for it. */
  readonly name?: string
  /** Pieces, at least 1. */
  readonly quantity: number
  readonly offers: readonly MallOffer[]
}

/** The parts to buy, and the shopper's terms. The quantity in the terms is ignored, since each part has its own. */
export interface PlanQuestion {
  readonly parts: readonly WantedPart[]
  readonly terms: PaymentTerms
}

/** A part in an order. */
export interface PlannedPart {
  readonly partId: string
  readonly offer: MallOffer
  /** The number of pieces to order, more than wanted if that costs less. */
  readonly pieces: number
  /** In won for all pieces, required options included. */
  readonly goods: number
}

/** The costs of one order with a mall, in won. */
export interface OrderCosts {
  readonly goods: number
  readonly discounts: readonly UsedDiscount[]
  /** The known part of the delivery, including the region's surcharge. */
  readonly delivery: number
  /** Number of lines whose mall does not state its delivery cost. */
  readonly unknownDeliveries: number
  /** Whether the surcharge of the region is unknown. */
  readonly isRegionUnknown: boolean
  /** The sum of all known costs. */
  readonly total: number
}

/** Parts that are bought together, with one payment and one delivery. */
export interface PlannedOrder extends OrderCosts {
  readonly mallName: string
  /** The card that it requires; empty for any card, and for a bank transfer. */
  readonly way: { readonly by: 'cash' | 'card'; readonly card: string }
  readonly parts: readonly PlannedPart[]
}

/** The orders of one mall, mostly a single one. */
interface PlannedMall {
  readonly mallName: string
  readonly orders: readonly PlannedOrder[]
}

/** The orders that make up a purchase. */
export interface Plan {
  readonly malls: readonly PlannedMall[]
  /** In won; with unknown deliveries, only the minimum. */
  readonly total: number
  readonly unknownDeliveries: number
  /** Ids of parts that these malls do not sell, though others do. */
  readonly missing: readonly string[]
}

/** The cheapest ways to buy an estimate. A plan is null if no part can be bought. */
export interface PurchasePlan {
  /** Each part separately from its cheapest mall, with a delivery of its own. */
  readonly separate: Plan | null
  readonly oneMall: Plan | null
  /** With at most two malls. */
  readonly twoMalls: Plan | null
  /** With any number of malls. */
  readonly anyMalls: Plan | null
  /** Ids of parts that no mall sells, or only for a way of paying that this shopper lacks. */
  readonly unavailable: readonly string[]
  /** Whether the plans are proven to be the cheapest. */
  readonly isExact: boolean
  /** The maximum difference in won between `anyMalls` and the cheapest possible plan; 0 if it is exact. */
  readonly maxDifference: number
}
