import { $entry } from '@jeoul/router'
import { afterPaint } from '@jeoul/ssr'
import { createWatch, type Scope } from 'effector'

/** How long a page may take to come back, about five seconds. */
const maxFrames = 300
/** How long the place is held once it is reached: what comes late above it would push it away. */
const heldFrames = 30
const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** A link that was followed. */
interface Followed {
  readonly href: string
  /**
   * Which of the links to the same address, such as an ad and the row of its product. Counted from the last one: what was
   * seen meanwhile is listed above.
   */
  readonly fromLast: number
  /** In pixels from the top of the window; null once the page has been scrolled. */
  readonly top: number | null
}

/**
 * Back returns to the link that was followed, as browsers do between documents: with the focus, so that the keyboard does
 * not start at the top, and where it was on the screen. The browser has scrolled before the page is long enough.
 */
export function keepPlace(document: Document, scope: Scope): void {
  const followed = new Map<string, Followed>()
  const remember = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!link || !href) return
    const links = linksTo(document, href)
    const { top } = link.getBoundingClientRect()
    followed.set(scope.getState($entry), { href, fromLast: links.indexOf(link) - links.length, top })
  }
  const forgetTop = () => {
    const entry = scope.getState($entry)
    const place = followed.get(entry)
    if (place) followed.set(entry, { ...place, top: null })
  }
  // Before the document's listeners, which change the entry.
  addEventListener('click', remember, true)
  // The browser follows it by itself, such as in another tab, or no link was pressed.
  addEventListener('click', ({ defaultPrevented }) => {
    if (!defaultPrevented) followed.delete(scope.getState($entry))
  })
  addEventListener('scroll', forgetTop, { passive: true })
  const comeBack = async (entry: string) => {
    const place = followed.get(entry)
    if (!place) return
    const stop = new AbortController()
    for (const touch of touches) {
      addEventListener(touch, () => stop.abort(), { passive: true, signal: stop.signal })
    }
    // On the page that is being left, until the other one is there.
    let focused = document.activeElement
    let isBack = false
    for (let frame = 0, held = 0; frame < maxFrames && held < heldFrames; frame += 1) {
      await afterPaint()
      const { activeElement } = document
      // What no key reaches was focused by a script.
      const isFree = activeElement instanceof HTMLElement && activeElement.tabIndex < 0
      const hasMoved = !isFree && activeElement !== focused
      if (stop.signal.aborted || hasMoved || scope.getState($entry) !== entry) break
      const links = linksTo(document, place.href)
      const link = links.at(place.fromLast)
      if (!link || !(isFree || isBack)) continue
      if (isFree) {
        // The picture of a row leads to the product as its name does, but has no focus.
        const reached = links.slice(place.fromLast).find(isReached) ?? links.find(isReached)
        reached?.focus({ preventScroll: true })
        focused = document.activeElement
        isBack = true
      }
      held = moveTo(link, place.top) ? 0 : held + 1
    }
    stop.abort()
  }
  createWatch({ unit: $entry, scope, fn: comeBack })
}

const linksTo = (document: Document, href: string) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href=${CSS.escape(href)}]`),
]

const isReached = ({ tabIndex }: HTMLElement) => tabIndex >= 0

/** Scrolls a link to its place, unless the page keeps its own; returns whether it was elsewhere. */
function moveTo(link: Element, top: number | null): boolean {
  if (top === null || history.scrollRestoration === 'manual') return false
  const away = link.getBoundingClientRect().top - top
  if (Math.abs(away) < 1) return false
  scrollBy({ top: away, behavior: 'instant' })
  return true
}
