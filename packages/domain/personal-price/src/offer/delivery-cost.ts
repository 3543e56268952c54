import type { Delivery } from '@jeoul/api/types'

/**
 * The delivery cost of an order.
 *
 * @param sum won of the whole order, before discounts and delivery
 * @param quantity pieces in the order
 * @returns won; null if unknown. "Unknown delivery is unknown, never free" (assumed)
 */
export function deliveryCost(
  { kind, fee, threshold, each }: Delivery,
  sum: number,
  quantity: number,
): number | null {
  if (kind === 'free') return 0
  if (kind === 'unknown') return null
  if (kind === 'free-above') {
    if (threshold === undefined) return null
    if (sum >= threshold) return 0
  }
  return fee === undefined ? null : fee * Math.ceil(quantity / (each ?? quantity))
}
