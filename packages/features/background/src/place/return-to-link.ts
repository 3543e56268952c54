import { untilTouched } from '@jeoul/ssr/until-touched'
import { type FollowedLink, linksTo } from './followed-link.ts'

/** How long a page may take to come back, in frames: about five seconds. */
const maxFrames = 300
/** How long the place is held once it is reached, in frames: content that loads late above it would push it away. */
const heldFrames = 30
/** How long to wait for the same link, in frames; after that, another link to its address is taken (assumed). */
const patientFrames = 60

/**
 * Focuses a followed link again, and scrolls it to where it was, once its page is there. Ends when the visitor scrolls,
 * presses or types, or has moved the focus.
 *
 * @param isOpen whether the page is still the one to return to
 */
export async function returnToLink(
  document: Document,
  followed: FollowedLink,
  isOpen: () => boolean,
): Promise<void> {
  const touched = untilTouched()
  // It is on the page that is being left, until the other page is rendered.
  let focused = document.activeElement
  let isBack = false
  for (let frame = 0, held = 0; frame < maxFrames && held < heldFrames; frame += 1) {
    await afterPaint()
    if (touched.signal.aborted || !isOpen()) break
    const { activeElement } = document
    // A script focused an element that Tab does not reach, such as <main>: the shopper has not moved the focus.
    const isFree = activeElement instanceof HTMLElement && activeElement.tabIndex < 0
    const hasMoved = !isFree && activeElement !== focused
    if (hasMoved) break
    const links = linksTo(document, followed.href, followed.section)
    const others = frame < patientFrames ? [] : linksTo(document, followed.href)
    const link = links[followed.index] ?? others[0]
    if (!link || !(isFree || isBack)) continue
    if (isFree) {
      // The picture of a row links to the product as well, but cannot be focused.
      const focusable = [...links.slice(followed.index), ...links, ...others].find(isFocusable)
      focusable?.focus({ preventScroll: true })
      focused = document.activeElement
      isBack = true
    }
    held = scrollToPlace(link, followed.top) ? 0 : held + 1
  }
  touched.abort()
}

/** Hidden tabs do not paint, so there is a limit in ms. */
const hiddenTabDelay = 100

/** Resolves after the next paint. */
export function afterPaint(): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, hiddenTabDelay)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}

const isFocusable = ({ tabIndex }: HTMLElement) => tabIndex >= 0

/** Scrolls a link to its place, unless the page restores its own position. Returns whether the link was elsewhere. */
function scrollToPlace(link: Element, top: number | null): boolean {
  if (top === null || history.scrollRestoration === 'manual') return false
  const away = link.getBoundingClientRect().top - top
  if (Math.abs(away) < 1) return false
  scrollBy({ top: away, behavior: 'instant' })
  return true
}
