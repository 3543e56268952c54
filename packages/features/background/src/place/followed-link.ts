/** A link that was followed, described so that it is found again on a page that was rendered anew. */
export interface FollowedLink {
  readonly href: string
  /** The label of its section. Another section, such as 최근 본 상품, may link to the same address. */
  readonly section: string
  /** Its place among the section's links to the same address, from 0: an ad and a row may lead to one product. */
  readonly index: number
  /** Pixels from the top of the window; null if the link does not scroll with the page, or the page was scrolled since. */
  readonly top: number | null
}

/** Describes a link before it is followed. */
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
