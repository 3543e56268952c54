/** Where the page was when the shopper last moved on, in CSS pixels from its top. */
export interface Scrolled {
  readonly y: number
  readonly isBarWanted: boolean
}

/** The header's height: as long as it is in sight there is nothing to fix. */
const headerHeight = 104
/** Less than this is no decision yet. */
const slack = 12

/**
 * Whether the bar is to stay on screen: for whoever turns back, and not for whoever reads on (assumed, as Korean malls
 * do).
 *
 * @param y where the page is now
 * @param hasFocus the shopper is using the bar
 * @returns null for a movement that says nothing
 */
export function isBarWanted(last: Scrolled, y: number, hasFocus: boolean): boolean | null {
  // In its own place nothing jumps when it is let go.
  if (y <= 0 || (y <= headerHeight && !last.isBarWanted)) return false
  if (Math.abs(y - last.y) < slack) return null
  return y < last.y || (last.isBarWanted && hasFocus)
}
