/**
 * Runs in the page, before its own scripts. After each press it looks at every frame until the next press, for 1.5 s at
 * most, and tells in the console what is torn or moves:
 *
 * - a landmark of the shell leaves: header, navigation, footer;
 * - a heading inside `main` leaves and comes back while the page stays, or all of them leave while its address stays. What
 *   is in `main` may give way to other content, but not to nothing;
 * - what stays moves: layout shifts that the browser does not put down to the press itself add up to 0.01 or more. A
 *   disclosure is the exception, and 다시 시도: what they open or bring pushes down what is below, as soon as it is there. What
 *   lies below an open modal dialog may move as well.
 *
 * @param prefix begins what is told of what is torn
 * @param movePrefix begins what is told of what moves
 */
export function watchPresses({ prefix, movePrefix }: { prefix: string; movePrefix: string }): void {
  const patience = 1500
  const maxShift = 0.01
  let presses = 0
  let shift = 0
  let moved: string[] = []

  /** The landmarks on the page, by name. */
  function landmarksNow(): Set<string> {
    const found = new Set<string>()
    for (const element of document.querySelectorAll('header, nav, main, footer')) {
      const isContent = element.parentElement?.closest('main, dialog, [popover], [role=dialog]') != null
      if (isContent || element.matches('[popover]') || !element.checkVisibility()) continue
      found.add(`${element.localName} ${element.getAttribute('aria-label') ?? ''}`.trim())
    }
    return found
  }

  /** The texts of the headings in the content. */
  function headingsNow(): Set<string> {
    const found = new Set<string>()
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
      if (!heading.closest('dialog, [popover]') && heading.checkVisibility()) {
        found.add(heading.textContent ?? '')
      }
    }
    return found
  }

  function watch({ target, isTrusted }: Event): void {
    if (!isTrusted || !(target instanceof Element)) return
    presses += 1
    shift = 0
    moved = []
    const press = presses
    const since = performance.now()
    const landmarks = landmarksNow()
    const headings = headingsNow()
    const gone = new Set<string>()
    const { pathname, href } = location
    const isDisclosure =
      target.closest('summary, [aria-expanded]') !== null || /다시 시도/.test(target.textContent ?? '')
    const name = `${target.localName} ‘${(target.textContent ?? '').trim().slice(0, 30)}’`
    const tell = (what: string, kind = prefix) => {
      const time = Math.round(performance.now() - since)
      console.debug(`${kind} ${what} ${time} ms after a press on ${name}`)
    }
    function look(): void {
      // What is printed has no shell.
      if (press !== presses || matchMedia('print').matches) return
      if (performance.now() - since > patience) {
        console.debug(`${movePrefix} over`)
        return
      }
      const landmarksLeft = landmarksNow()
      for (const landmark of landmarks) {
        if (landmarksLeft.has(landmark)) continue
        landmarks.delete(landmark)
        tell(`${landmark} left`)
      }
      // Another page has headings of its own.
      if (location.pathname !== pathname) headings.clear()
      const headingsLeft = headingsNow()
      if (headings.size > 0 && headingsLeft.size === 0 && location.href === href) {
        headings.clear()
        tell('all headings left')
      }
      for (const heading of headings) {
        if (!headingsLeft.has(heading)) gone.add(heading)
        else if (gone.delete(heading)) tell(`the heading ‘${heading}’ left and came back`)
      }
      if (shift >= maxShift && !isDisclosure) {
        tell(`a shift of ${shift.toFixed(3)}, by ${moved.join(', ')},`, movePrefix)
        shift = Number.NEGATIVE_INFINITY
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  for (const type of ['pointerdown', 'click']) addEventListener(type, watch, true)
  // Going back is an effect of its own.
  addEventListener('popstate', () => {
    presses += 1
  })

  /** What the types of the DOM do not have yet (Layout Instability API). */
  type LayoutShift = PerformanceEntry & {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { readonly node: Node | null }[]
  }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      const modal = document.querySelector('dialog:modal')
      if (modal && !entry.sources.some(({ node }) => node !== null && modal.contains(node))) continue
      shift += entry.value
      for (const { node } of entry.sources.slice(0, 2)) {
        const element = node instanceof Element ? node : node?.parentElement
        moved.push(`${element?.localName} ‘${(element?.textContent ?? '').slice(0, 20)}’`)
      }
    }
  }).observe({ type: 'layout-shift' })
}
