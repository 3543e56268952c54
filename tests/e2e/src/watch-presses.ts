/**
 * Runs in the page, before its own scripts. After each press it looks at every frame before which something has changed,
 * until the next press, for 1.5 s at most, and reports in the console what is torn or moves:
 *
 * - a landmark of the shell leaves: header, navigation, main part, footer, or a column beside it;
 * - a heading of the content, or a landmark, form or bar anywhere else, leaves and comes back while the page stays, or all
 *   headings leave while its address stays. Content may give way to other content, but not to nothing;
 * - a section's heading has left for good, and no other stands in its place, while the page stays;
 * - what stays moves: layout shifts that the browser does not put down to the press itself add up to 0.01 or more. What
 *   lies below an open modal dialog may move, and so may everything in the frame in which another page takes the place of
 *   this one, however late.
 *
 * A watch ends early at Back and in print. Shifts after a scroll count for no press, nor do those after a press that asks
 * for more (`asksForMore`).
 *
 * @param prefix begins reports of what is torn
 * @param movePrefix begins reports of what moves
 * @param ended is reported when the watch of a press has come to its end
 */
export function watchPresses({
  prefix,
  movePrefix,
  ended,
}: Record<'prefix' | 'movePrefix' | 'ended', string>): void {
  const patience = 1500
  const maxShift = 0.01
  const layers = 'dialog, [popover], [role=dialog]'
  const landmarks =
    'header, nav, main, footer, aside, form, search, section[aria-label], section[aria-labelledby], [role=search], [role=toolbar], [role=tablist]'
  /** What besides the document's nodes changes what is visible: styles that arrive, widths, focus, transitions that end. */
  const changes = ['load', 'resize', 'focusin', 'focusout', 'toggle', 'transitionend', 'animationend']

  /** What is on the page, by name: the landmarks of its shell, and the parts that may be replaced by others. */
  interface Parts {
    readonly shell: Set<string>
    readonly others: Set<string>
    readonly headings: number
    /** Headings of sections. Those of rows come and go with what is listed. */
    readonly sections: readonly string[]
  }
  /** A press, with the parts that were there and have not been reported yet. */
  interface Press extends Parts {
    readonly name: string
    readonly time: number
    readonly address: Pick<Location, 'href' | 'pathname'>
    readonly isForMore: boolean
    readonly gone: Set<string>
    /** The page's own heading; undefined once another page has taken its place. */
    title: string | undefined
    headings: number
  }
  /** What the types of the DOM do not have yet (Layout Instability API). */
  interface MovedPart {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }
  type LayoutShift = PerformanceEntry & {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly MovedPart[]
  }

  /** The press whose effects are watched. */
  let watched: Press | null = null
  let ending: ReturnType<typeof setTimeout> | undefined
  let isLookDue = false
  let shift = 0
  let moved: string[] = []
  /** When the frame with another page began, and the next one did; shifts in between are its own. */
  let turn = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY }
  const nodes = new MutationObserver(lookSoon)

  /**
   * Presses whose result pushes the rest down, whenever it arrives: the contents of a disclosure, what is tried
   * again, the other malls below the first ones, and the plan of purchases, which a worker computes.
   */
  function asksForMore(target: Element): boolean {
    return (
      target.closest('summary, [aria-expanded]') !== null ||
      /다시 시도|나머지 몰 .*(더보기|불러오는 중)|싸게 사는 방법 찾기/.test(target.textContent ?? '')
    )
  }

  function nameOf(element: Element): string {
    if (/^H\d$/.test(element.tagName)) return `the ${element.tagName} ‘${element.textContent}’`
    const titleId = element.getAttribute('aria-labelledby') ?? ''
    const title = element.getAttribute('aria-label') ?? document.getElementById(titleId)?.textContent ?? ''
    return `${element.localName} ${title}`.trim()
  }

  function visibleOf(selector: string): Element[] {
    return [...document.querySelectorAll(selector)].filter(
      element => !element.closest(layers) && element.checkVisibility(),
    )
  }

  function partsNow(): Parts {
    const headings = visibleOf('main :is(h1, h2, h3)')
    const [shell, others] = [new Set<string>(), new Set(headings.map(nameOf))]
    for (const element of visibleOf(landmarks)) {
      const isShell =
        element.matches('header, nav, main, footer, aside') && !element.parentElement?.closest('main')
      ;(isShell ? shell : others).add(nameOf(element))
    }
    const sections = headings.filter(heading => !heading.closest('li, td')).map(nameOf)
    return { shell, others, headings: headings.length, sections }
  }

  function report({ name, time }: Press, what: string, kind = prefix): void {
    console.debug(`${kind} ${what} ${Math.round(performance.now() - time)} ms after a press on ${name}`)
  }

  function reportTorn(press: Press, now: Parts): void {
    for (const part of press.shell) {
      if (now.shell.has(part)) continue
      press.shell.delete(part)
      report(press, `${part} left`)
    }
    // Another page has a content of its own.
    if (location.pathname !== press.address.pathname) press.others.clear()
    if (press.headings > 0 && now.headings === 0 && location.href === press.address.href) {
      press.headings = 0
      report(press, 'all headings left')
    }
    for (const part of press.others) {
      if (!now.others.has(part)) press.gone.add(part)
      else if (press.gone.delete(part)) report(press, `${part} left and came back`)
    }
  }

  /** Reports sections that are gone at the end. */
  function reportLost(press: Press): void {
    if (location.pathname !== press.address.pathname) return
    const { sections } = partsNow()
    if (sections.length >= press.sections.length) return
    const lost = press.sections.filter(name => !sections.includes(name))
    report(press, `${lost.join(', ')} left for good`)
  }

  function reportMoved(press: Press): void {
    if (shift < maxShift || press.isForMore) return
    report(press, `a shift of ${shift.toFixed(3)}, by ${moved.join(', ')},`, movePrefix)
    shift = Number.NEGATIVE_INFINITY
  }

  function titleNow(): string {
    return document.querySelector('main h1')?.textContent ?? ''
  }

  /** Notices the frame in which another page takes the place of the one that was pressed. */
  function noticeTurn(press: Press, frame: number): void {
    if (
      press.title === undefined ||
      location.pathname === press.address.pathname ||
      titleNow() === press.title
    )
      return
    press.title = undefined
    turn = { from: frame, to: Number.POSITIVE_INFINITY }
    requestAnimationFrame(next => {
      turn = { ...turn, to: next }
    })
  }

  /** @param frame when the frame began: shifts have that time, too */
  function look(frame: number): void {
    if (watched === null) return
    noticeTurn(watched, frame)
    // The printed page has no shell.
    if (matchMedia('print').matches) {
      stop()
      return
    }
    reportTorn(watched, partsNow())
    reportMoved(watched)
  }

  /** Frames without a change look like the one before: to ask for each would keep a processor busy. */
  function lookSoon(): void {
    if (isLookDue || watched === null) return
    isLookDue = true
    requestAnimationFrame(frame => {
      isLookDue = false
      look(frame)
    })
  }

  function stop(): void {
    watched = null
    clearTimeout(ending)
    nodes.disconnect()
  }

  function watch({ target, isTrusted }: Event): void {
    if (!isTrusted || !(target instanceof Element)) return
    stop()
    shift = 0
    moved = []
    turn = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY }
    const parts = partsNow()
    watched = {
      ...parts,
      // A search box shows what it offers in the place of other sections.
      sections: target.closest('search') ? [] : parts.sections,
      name: `${target.localName} ‘${(target.textContent ?? '').trim().slice(0, 30)}’`,
      time: performance.now(),
      address: { href: location.href, pathname: location.pathname },
      isForMore: asksForMore(target),
      gone: new Set(),
      title: titleNow(),
    }
    nodes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    lookSoon()
    const press = watched
    ending = setTimeout(() => {
      reportLost(press)
      stop()
      console.debug(ended)
    }, patience)
  }

  function isLayoutShift(entry: PerformanceEntry): entry is LayoutShift {
    return entry.entryType === 'layout-shift'
  }

  /** Weighs one part as the browser weighs them all: what it covers of the window, times how far it moved. */
  function weightOf({ previousRect: from, currentRect: to }: MovedPart): number {
    const covered = from.width * from.height + to.width * to.height
    const distance = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
    return (covered / (innerWidth * innerHeight)) * (distance / Math.max(innerWidth, innerHeight))
  }

  function addShift({ value, hadRecentInput, sources, startTime }: LayoutShift): void {
    if (hadRecentInput || (startTime >= turn.from && startTime < turn.to)) return
    const modal = document.querySelector('dialog:modal')
    const parts = sources.filter(({ node }) => modal === null || (node !== null && modal.contains(node)))
    // One frame may move the dialog by a little and the page below it by a lot.
    shift += modal === null ? value : parts.reduce((sum, part) => sum + weightOf(part), 0)
    for (const { node } of parts.slice(0, 2)) {
      const element = node instanceof Element ? node : node?.parentElement
      moved.push(`${element?.localName} ‘${(element?.textContent ?? '').slice(0, 20)}’`)
    }
  }

  for (const type of changes) addEventListener(type, lookSoon, true)
  for (const type of ['pointerdown', 'click']) addEventListener(type, watch, true)
  // Content loads as one scrolls near it; that is no result of the press before.
  let address = location.href
  addEventListener('scroll', () => {
    if (address === location.href) shift = Number.NEGATIVE_INFINITY
    address = location.href
  })
  // Going back is an effect of its own.
  addEventListener('popstate', stop)
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (isLayoutShift(entry)) addShift(entry)
    lookSoon()
  }).observe({ type: 'layout-shift' })
}
