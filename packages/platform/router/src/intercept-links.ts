import { isPagePath } from './open-page.ts'

interface LinkTargets {
  readonly move: (href: string) => void
  readonly open: (link: HTMLAnchorElement) => void
}

/**
 * Lets plain `<a href>` and `<form action>` move within the site without loading a page: one listener instead of a component around every
 * link. What the browser should handle itself (new tab, download, other sites, pages we don't have) stays with it.
 *
 * It listens in the capture phase: React holds presses back in regions that are not hydrated yet. What does not lead to
 * an address is a button.
 *
 * The next page starts at its top, with the focus on its content. On the same page a link names what it scrolls to, by
 * `data-scrolls-to` on it or around it. A link with `data-back` leads back to where the visitor came from, or to its
 * address if they came from elsewhere. A link with `data-opens` opens a layer.
 *
 * @param to.move called with path and query
 * @param to.open called with a link that opens something
 * @returns stops listening
 */
export function interceptLinks(document: Document, { move, open }: LinkTargets): () => void {
  const { location, history } = document.defaultView ?? window
  let hasMoved = false
  const cameFromHere = () => hasMoved || document.referrer.startsWith(`${location.origin}/`)
  const listen = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.dataset.opens) {
      event.preventDefault()
      return open(link)
    }
    const url = link && urlBehind(link, location)
    if (!url) return
    event.preventDefault()
    if (link.dataset.back !== undefined && cameFromHere()) return history.back()
    const isElsewhere = url.pathname !== location.pathname
    const place = link.closest<HTMLElement>('[data-scrolls-to]')?.dataset.scrollsTo
    hasMoved = true
    move(url.pathname + url.search + url.hash)
    if (isElsewhere) {
      scrollTo(0, 0)
      document.getElementById('main')?.focus({ preventScroll: true })
    } else if (place) document.getElementById(place)?.scrollIntoView()
  }
  // After React, whose views may handle their forms themselves.
  const send = (event: SubmitEvent) => {
    const href = !event.defaultPrevented && event.target instanceof HTMLFormElement && hrefOf(event.target)
    if (!href) return
    event.preventDefault()
    hasMoved = true
    move(href)
    scrollTo(0, 0)
  }
  document.addEventListener('click', listen, true)
  document.addEventListener('submit', send)
  return () => {
    document.removeEventListener('click', listen, true)
    document.removeEventListener('submit', send)
  }
}

/** The page that a form asks for, such as the search box, whose script may not be there; null if it asks for none. */
function hrefOf(form: HTMLFormElement): string | null {
  const path = form.getAttribute('action')
  if (path === null || form.method !== 'get' || !isPagePath(path)) return null
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  return `${path}?${fields}`
}

/** The path and query that a link leads to; null if the browser should handle it. */
export function urlBehind(link: HTMLAnchorElement, location: Location): URL | null {
  if (!link.href || link.target !== '' || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  const staysOnPage = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
  return url.origin !== location.origin || staysOnPage || !isPagePath(url.pathname) ? null : url
}
