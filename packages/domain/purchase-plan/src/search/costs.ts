import type { OfferTerms } from '@jeoul/personal-price'
import type { OrderLine } from '../order/order-line.ts'
import type { OrderCosts } from '../purchase-plan.ts'

/**
 * What an unknown delivery weighs in the search, in won: more than an estimate costs, so that a mall that does not state its
 * delivery is chosen only where no other sells the part. "Unknown delivery is unknown, never free" (assumed).
 */
const unknownCost = 1e11

/** What a further order weighs: less than a won, so that of equal plans the one with fewer orders is chosen. */
const orderCost = 1 / 64

/** The cost of an order as the search compares it. */
export function weigh({ total, unknownDeliveries }: OrderCosts): number {
  return total + unknownDeliveries * unknownCost + orderCost
}

/**
 * What an offer adds at least to the cost of any order.
 *
 * @param lines the offer by each payment, null where it cannot be paid so
 */
export function offerBound({ costDelivery }: OfferTerms, lines: readonly (OrderLine | null)[]): number {
  const { kind, fee, threshold } = costDelivery
  const isUnknown =
    kind === 'unknown' || (kind === 'paid' ? fee : kind === 'free' ? 0 : threshold) === undefined
  return (
    (isUnknown ? unknownCost : 0) + Math.min(...lines.map(line => line?.bound ?? Number.POSITIVE_INFINITY))
  )
}
