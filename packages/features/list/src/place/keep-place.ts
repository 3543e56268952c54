import { $entry } from '@jeoul/router'
import { afterPaint } from '@jeoul/ssr'
import { createWatch, type Scope } from 'effector'

/** How long a page may take to come back, about five seconds. */
const maxFrames = 300
/** How long the place is held once it is reached: what comes late above it would push it away. */
const heldFrames = 30
/** How long the very link may take; then another one to its address will do (assumed). */
const patientFrames = 60
const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** A link that was followed. */
interface Followed {
  readonly href: string
  /** The label of its section: what was seen meanwhile is listed in another one, with a link to the same address. */
  readonly section: string
  /** Which of the section's links to the address, such as an ad's and the one in the row of its product, from 0. */
  readonly place: number
  /** In pixels from the top of the window; null for what does not scroll with the page, and once that has been scrolled. */
  readonly top: number | null
}

/**
 * Back returns to the link that was followed, as browsers do between documents: with the focus, so that the keyboard does
 * not start at the top, and where it was on the screen. The browser has scrolled before the page is long enough.
 */
export function keepPlace(document: Document, scope: Scope): void {
  const followed = new Map<string, Followed>()
  let isReturning = false
  const remember = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!link || !href || ctrlKey || metaKey || shiftKey) return
    const section = sectionOf(link)
    const place = linksTo(document, href, section).indexOf(link)
    const top = isStuck(link) ? null : link.getBoundingClientRect().top
    followed.set(scope.getState($entry), { href, section, place, top })
  }
  const forgetTop = () => {
    const entry = scope.getState($entry)
    const place = followed.get(entry)
    if (place && !isReturning) followed.set(entry, { ...place, top: null })
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
    isReturning = true
    for (let frame = 0, held = 0; frame < maxFrames && held < heldFrames; frame += 1) {
      await afterPaint()
      const { activeElement } = document
      // A script has focused what Tab does not reach.
      const isFree = activeElement instanceof HTMLElement && activeElement.tabIndex < 0
      const hasMoved = !isFree && activeElement !== focused
      if (stop.signal.aborted || hasMoved || scope.getState($entry) !== entry) break
      const links = linksTo(document, place.href, place.section)
      const others = frame < patientFrames ? [] : linksTo(document, place.href)
      const link = links[place.place] ?? others[0]
      if (!link || !(isFree || isBack)) continue
      if (isFree) {
        // The picture of a row leads to the product as its name does, but has no focus.
        const focusable = [...links.slice(place.place), ...links, ...others].find(isFocusable)
        focusable?.focus({ preventScroll: true })
        focused = document.activeElement
        isBack = true
      }
      held = moveTo(link, place.top) ? 0 : held + 1
    }
    stop.abort()
    isReturning = false
  }
  createWatch({ unit: $entry, scope, fn: comeBack })
}

function linksTo(document: Document, href: string, section?: string): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href=${CSS.escape(href)}]`)]
  return section === undefined ? links : links.filter(link => sectionOf(link) === section)
}

function sectionOf(link: Element): string {
  const section = link.closest('section, nav, aside, header, footer')
  return section?.getAttribute('aria-label') ?? section?.getAttribute('aria-labelledby') ?? ''
}

const isFocusable = ({ tabIndex }: HTMLElement) => tabIndex >= 0

/** Whether an element stays on the screen while the page scrolls. */
function isStuck(element: Element | null): boolean {
  if (!element) return false
  return /fixed|sticky/.test(getComputedStyle(element).position) || isStuck(element.parentElement)
}

/** Scrolls a link to its place, unless the page keeps its own; returns whether it was elsewhere. */
function moveTo(link: Element, top: number | null): boolean {
  if (top === null || history.scrollRestoration === 'manual') return false
  const away = link.getBoundingClientRect().top - top
  if (Math.abs(away) < 1) return false
  scrollBy({ top: away, behavior: 'instant' })
  return true
}
