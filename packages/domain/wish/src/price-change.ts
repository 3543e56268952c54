import { itemHeadline, type PricedItem } from '@jeoul/personal-price'

/**
 * "Change since they were put there": today's price for anyone, minus the price when it was saved, both by the rule of
 * headlines.
 *
 * @param saved won; null if unknown
 * @param today undefined if the host has not sent it
 * @returns won, negative for a drop; null if either is unknown, or if nothing has changed
 */
export function priceChange(saved: number | null, today: PricedItem | undefined): number | null {
  const now = today ? itemHeadline(today) : null
  if (saved === null || now === null || now.total === saved) return null
  return now.total - saved
}
