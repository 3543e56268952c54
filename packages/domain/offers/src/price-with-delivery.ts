import type { Delivery } from '@jeoul/api/types'
import { deliveryCost } from '@jeoul/personal-price'

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
