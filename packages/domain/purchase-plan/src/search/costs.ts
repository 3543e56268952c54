import type { OrderCosts } from '../purchase-plan.ts'

/**
 * What an unknown delivery weighs in the search, in won: more than an estimate costs, so that a mall that does not tell its
 * delivery is chosen only where no other sells the part. "Unknown delivery is unknown, never free" (assumed).
 */
const unknownCost = 1e11

/** What a further order weighs: less than a won, so that of equal plans the one with fewer orders is chosen. */
const orderCost = 1 / 64

/** The cost of an order as the search compares it. */
export function weigh({ total, unknownDeliveries }: OrderCosts): number {
  return total + unknownDeliveries * unknownCost + orderCost
}
