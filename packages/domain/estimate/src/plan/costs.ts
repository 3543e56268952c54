import type { OfferTerms } from '@jeoul/personal-price'
import type { OrderLine } from './order-line.ts'
import type { OrderCosts } from './purchase-plan.ts'

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
