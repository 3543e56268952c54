/** A link that was followed. */
export interface FollowedLink {
  readonly href: string
  /** The label of its section: what was seen meanwhile is listed in another one, with a link to the same address. */
  readonly section: string
  /** Which of the section's links to the address, such as an ad's and the one in the row of its product, from 0. */
  readonly index: number
  /** In pixels from the top of the window; null for what does not scroll with the page, and once that has been scrolled. */
  readonly top: number | null
}

/** Describes a link so that it is found again on a page that was drawn anew. */
export function describeLink(link: HTMLAnchorElement, href: string): FollowedLink {
  const section = sectionOf(link)
  const index = linksTo(link.ownerDocument, href, section).indexOf(link)
  return { href, section, index, top: isStuck(link) ? null : link.getBoundingClientRect().top }
}

/** Reads a link that an earlier document of the tab stored; null for anything else. */
export function readFollowedLink(text: string | null): FollowedLink | null {
  try {
    const found: Partial<Record<keyof FollowedLink, unknown>> = JSON.parse(text ?? '')
    const { href, section, index, top } = found
    if (typeof href !== 'string' || typeof section !== 'string' || typeof index !== 'number') return null
    return { href, section, index, top: typeof top === 'number' ? top : null }
  } catch {
    return null
  }
}

/** All links to an address, or those of a section. */
export function linksTo(document: Document, href: string, section?: string): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href=${CSS.escape(href)}]`)]
  return section === undefined ? links : links.filter(link => sectionOf(link) === section)
}

function sectionOf(link: Element): string {
  const section = link.closest('section, nav, aside, header, footer')
  return section?.getAttribute('aria-label') ?? section?.getAttribute('aria-labelledby') ?? ''
}

/** Whether an element stays on the screen while the page scrolls. */
function isStuck(element: Element | null): boolean {
  if (!element) return false
  return /fixed|sticky/.test(getComputedStyle(element).position) || isStuck(element.parentElement)
}
