import type { Delivery } from '@jeoul/api/types'
import type { DeliveryTerms } from '@jeoul/format'
import { deliveryCost } from '@jeoul/personal-price'

/** Converts the delivery of an offer to terms. Terms whose amount is missing are unknown (assumed). */
export function deliveryTerms({ kind, fee, threshold, each }: Delivery): DeliveryTerms {
  if (kind === 'free') return { kind }
  if (kind === 'paid' && fee !== undefined) return { kind, fee, each }
  if (kind === 'free-above' && threshold !== undefined) return { kind, threshold, fee, each }
  return { kind: 'unknown' }
}

/**
 * The price of one product including delivery (assumed).
 *
 * @param price in won
 * @returns won; null if the delivery is unknown
 */
export function priceWithDelivery(price: number, delivery: Delivery): number | null {
  const cost = deliveryCost(delivery, price, 1)
  return cost === null ? null : price + cost
}
