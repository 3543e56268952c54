/** An element of a shift; TypeScript has no type for it. */
interface Moved {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

/**
 * Runs in the page, before its own scripts, and reports in the console when what is visible has moved by more than a tenth
 * since the last pause, as the browser counts it: "CLS" of web.dev, whose sessions end with a second without a shift, or
 * after five.
 *
 * @param prefix begins reports
 */
export function watchShifts(prefix: string): void {
  const most = 0.1
  let session = { begin: 0, end: Number.NEGATIVE_INFINITY, value: 0 }
  // The mock's own page is a log, which grows.
  if (location.pathname.startsWith('/__mock/')) return
  // Rows that are scrolled to take their real height.
  let scrolledAt = Number.NEGATIVE_INFINITY
  const scroll = () => {
    scrolledAt = performance.now()
  }
  addEventListener('scroll', scroll, { capture: true, passive: true })
  const rowsNow = () => [...document.querySelectorAll('[data-row]')]
  let rowCount = 0
  addEventListener('DOMContentLoaded', () => {
    rowCount = rowsNow().length
  })
  /** Whether a list has grown at its end since the last shift: that moves its rows and what follows them, nothing above. */
  const isGrowth = (sources: readonly Moved[]) => {
    const rows = rowsNow()
    const hasGrown = rows.length > rowCount
    rowCount = rows.length
    const [first] = rows
    const isInList = ({ node }: Moved) => {
      if (!first || !node) return false
      const place = first.compareDocumentPosition(node)
      return (
        node === first ||
        (place & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) > 0
      )
    }
    return hasGrown && sources.every(isInList)
  }
  const paper = matchMedia('print')
  let wasOnPaper = false
  new PerformanceObserver(list => {
    // A page that is put on paper, or back on screen, moves as a whole.
    const isOnPaper = paper.matches
    const changesMedia = isOnPaper || wasOnPaper
    wasOnPaper = isOnPaper
    if (changesMedia) return
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'hadRecentInput' in entry) || entry.hadRecentInput) continue
      const { startTime } = entry
      if (Math.abs(startTime - scrolledAt) < 500) continue
      const sources: readonly Moved[] = Reflect.get(entry, 'sources')
      if (isGrowth(sources)) continue
      const goesOn = startTime - session.end < 1000 && startTime - session.begin < 5000
      session = {
        begin: goesOn ? session.begin : startTime,
        end: startTime,
        value: (goesOn ? session.value : 0) + Number(entry.value),
      }
      if (session.value <= most) continue
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `"${node?.textContent?.slice(0, 30)}" from ${previousRect.y} to ${currentRect.y}`,
      )
      console.debug(`${prefix} ${session.value.toFixed(2)} at ${location.pathname}: ${moved.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
