import type { Delivery } from '@jeoul/api/types'

/**
 * What a shopper pays for one product, delivery included (assumed).
 *
 * @param price in won
 * @returns won; null when nobody has said what delivery costs, which is not the same as free
 */
export function priceWithDelivery(price: number, { kind, fee, threshold }: Delivery): number | null {
  if (kind === 'free') return price
  if (kind === 'unknown') return null
  if (kind === 'free-above') {
    if (threshold === undefined) return null
    if (price >= threshold) return price
  }
  return fee === undefined ? null : price + fee
}
