/**
 * Runs in the page, before its own scripts. After each press it looks at every frame until the next press, for 1.5 s at
 * most, and tells in the console if a landmark of the shell leaves: header, navigation, footer. What is in `main` may
 * give way to another page.
 *
 * @param prefix begins what is told
 */
export function watchPresses(prefix: string): void {
  const patience = 1500
  let presses = 0

  /** The landmarks on the page, by name. */
  function landmarksNow(): Set<string> {
    const found = new Set<string>()
    for (const element of document.querySelectorAll('header, nav, main, footer')) {
      const isContent = element.parentElement?.closest('main, dialog, [popover], [role=dialog]') != null
      if (isContent || element.matches('[popover]') || element.getClientRects().length === 0) continue
      found.add(`${element.localName} ${element.getAttribute('aria-label') ?? ''}`.trim())
    }
    return found
  }

  function watch({ target, isTrusted }: Event): void {
    if (!isTrusted || !(target instanceof Element)) return
    presses += 1
    const press = presses
    const since = performance.now()
    const before = landmarksNow()
    const name = `${target.localName} ‘${(target.textContent ?? '').trim().slice(0, 30)}’`
    function look(): void {
      const time = Math.round(performance.now() - since)
      if (press !== presses || time > patience) return
      const now = landmarksNow()
      for (const landmark of before) {
        if (now.has(landmark)) continue
        before.delete(landmark)
        console.debug(`${prefix} ${landmark} left ${time} ms after a press on ${name}`)
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
}
