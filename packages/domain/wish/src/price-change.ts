import { itemHeadline, type PricedItem } from '@jeoul/personal-price'

/**
 * "Change since they were put there": what a product costs anyone today, less what it cost when it was saved, both by
 * the rule of headlines.
 *
 * @param saved won; null where nobody noted it
 * @param today undefined where the host has not told it
 * @returns won, negative for a drop; null where either is not known, or where nothing has changed: then there is no word
 */
export function priceChange(saved: number | null, today: PricedItem | undefined): number | null {
  const now = today ? itemHeadline(today) : null
  if (saved === null || now === null || now.total === saved) return null
  return now.total - saved
}
