/** Where a page is: the part of its address that the site itself decides. */
export interface Place {
  readonly path: string
  /** The query with its '?', or ''. */
  readonly search: string
}

/** The place an address on this site names; what follows '#' is the browser's business. */
export function placeOf(href: string): Place {
  const { pathname, search } = new URL(href, 'http://site.invalid')
  return { path: pathname, search }
}
