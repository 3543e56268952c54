/** The scroll position at the last decisive movement, in CSS pixels from the top of the page. */
interface Scrolled {
  readonly y: number
  readonly isBarWanted: boolean
}

/** The header's height. While it is in view, nothing is fixed. */
const headerHeight = 104
/** Shorter movements are ignored. */
const slack = 12

/**
 * Whether the bar should be fixed: while scrolling up, but not while scrolling down (assumed, as Korean malls
 * do).
 *
 * @param y the current scroll position
 * @param hasFocus whether the focus is in the bar
 * @returns null for a movement that decides nothing
 */
export function isBarWanted(last: Scrolled, y: number, hasFocus: boolean): boolean | null {
  // At the top the bar is in its own place, so releasing it causes no jump.
  if (y <= 0 || (y <= headerHeight && !last.isBarWanted)) return false
  if (Math.abs(y - last.y) < slack) return null
  return y < last.y || (last.isBarWanted && hasFocus)
}

/**
 * Reports when the bar should be fixed or released.
 *
 * @param bar returns the bar's element; it stays fixed while it has the focus
 * @returns a function that stops
 */
export function watchScroll(bar: () => HTMLElement | null, wanted: (isWanted: boolean) => void): () => void {
  let last: Scrolled = { y: scrollY, isBarWanted: false }
  const look = () => {
    const hasFocus = bar()?.contains(document.activeElement) ?? false
    const isWanted = isBarWanted(last, scrollY, hasFocus)
    if (isWanted === null) return
    if (isWanted !== last.isBarWanted) wanted(isWanted)
    last = { y: scrollY, isBarWanted: isWanted }
  }
  addEventListener('scroll', look, { passive: true })
  return () => {
    removeEventListener('scroll', look)
    wanted(false)
  }
}
