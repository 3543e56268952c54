/** Where a page is: the part of its address that the site itself decides. */
export interface Place {
  readonly path: string
  /** The query with its '?', or ''. */
  readonly search: string
}

/** The place that path and query name; what follows '#' is the browser's business. */
export function placeOf(href: string): Place {
  // Not resolved against a base: a path that begins with two slashes is still a path.
  const { pathname, search } = new URL(`http://site.invalid${href}`)
  return { path: pathname, search }
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.path === other.path && one.search === other.search
}
