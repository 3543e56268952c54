import { isBarWanted, type Scrolled } from './is-bar-wanted.ts'

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
