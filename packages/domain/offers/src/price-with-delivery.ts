import type { Delivery } from '@jeoul/api/types'
import { deliveryCost } from '@jeoul/personal-price'

/**
 * What a shopper pays for one product, delivery included (assumed).
 *
 * @param price in won
 * @returns won; null when the delivery is unknown, which is not the same as free
 */
export function priceWithDelivery(price: number, delivery: Delivery): number | null {
  const cost = deliveryCost(delivery, price, 1)
  return cost === null ? null : price + cost
}
