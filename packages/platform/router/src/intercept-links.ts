import { isPopup } from '@jeoul/page'
import { isPagePath } from './open-page.ts'
import { followPopup } from './popup-links.ts'

interface LinkActions {
  /** Navigates to a path with its query. */
  readonly move: (href: string) => void
  /** Calls back once another page is visible, or is asked for again; before that with false if it can't be loaded. */
  readonly onceShown: (settle: (isShown: boolean) => void) => void
}

/**
 * Lets plain `<a href>` navigate within the site without loading a document: one listener instead of a component around
 * every link. New tabs, downloads, other sites and unknown pages are left to the browser, and a link that opens a dialog
 * (`aria-haspopup`) to its view. It listens in the capture phase, because React holds presses back in regions that are not
 * hydrated yet.
 *
 * The next page starts at its top, with the focus on its content. Until it is shown, the current page does not scroll, and
 * the pressed link, or the list item around it, has the attribute `data-followed`.
 * Attributes of a link change what it does:
 * - `data-scrolls-to`, on it or around it: the id of the element that a link to the same page scrolls to and focuses
 * - `popup=1` in its address, or in the page's: `followPopup`
 * - `data-back`: goes back if the visitor came from this site, or else to its address
 *
 * @returns stops listening
 */
export function interceptLinks(document: Document, { move, onceShown }: LinkActions): () => void {
  let hasMoved = false
  /** Ends the mark of the last press, since only one link is followed. */
  let unmarkLast: (() => void) | undefined
  const awaitPage = (unmark: () => void) => {
    const { href } = location
    onceShown(isShown => {
      unmark()
      // Not if the visitor has gone back before it came.
      if (!isShown || location.href !== href) return
      scrollTo(0, 0)
      document.getElementById('main')?.focus({ preventScroll: true })
    })
  }
  const listen = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.hasAttribute('aria-haspopup') || !(internalLink(link) || opensPopup(link))) return
    const href = followPopup(link, location, event)
    if (href === null) return
    // Only to a page of this site.
    if ('back' in link.dataset && (hasMoved || document.referrer.startsWith(`${location.origin}/`))) {
      event.preventDefault()
      return history.back()
    }
    const isElsewhere = link.pathname !== location.pathname
    const pressed = link.closest('li') ?? link
    unmarkLast?.()
    unmarkLast = () => delete pressed.dataset.followed
    if (isElsewhere) pressed.dataset.followed = ''
    event.preventDefault()
    const place = link.closest<HTMLElement>('[data-scrolls-to]')?.dataset.scrollsTo
    hasMoved = true
    move(href)
    if (isElsewhere) awaitPage(unmarkLast)
    else if (place) showPart(document.getElementById(place))
  }
  document.addEventListener('click', listen, true)
  return () => document.removeEventListener('click', listen, true)
}

/** Whether a link leads from a page to a popup product. Its target is for visits without scripts. */
function opensPopup({ origin, pathname, search }: HTMLAnchorElement): boolean {
  return origin === location.origin && isPagePath(pathname) && isPopup(search) && !isPopup(location.search)
}

/** Scrolls to a part of the page and focuses it, so that the keyboard goes on from there. */
function showPart(part: HTMLElement | null): void {
  if (!part) return
  part.scrollIntoView()
  part.tabIndex = -1
  part.focus({ preventScroll: true })
}

/** The link, if it leads to an address within the site; null if the browser should handle it. */
export function internalLink(link: HTMLAnchorElement): HTMLAnchorElement | null {
  const { target, hash, pathname, search, origin } = link
  const staysOnPage = hash && pathname === location.pathname && search === location.search
  // Without an address it has no origin.
  const isOurs = origin === location.origin && isPagePath(pathname)
  return !isOurs || target || link.hasAttribute('download') || staysOnPage ? null : link
}
