import { itemHeadline, type PricedItem } from '@jeoul/personal-price'

/**
 * The difference between today's price and the price when an item was saved: "change since they were put there". Both
 * are headline prices.
 *
 * @param saved won; null if unknown
 * @param today undefined if the host has not sent it
 * @returns won, negative for a drop; null if either price is unknown, or if nothing has changed
 */
export function priceChange(saved: number | null, today: PricedItem | undefined): number | null {
  const now = today ? itemHeadline(today) : null
  if (saved === null || now === null || now.total === saved) return null
  return now.total - saved
}
