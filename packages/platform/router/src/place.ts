import type { Address } from '@jeoul/page'

/** The place that path and query name; what follows '#' is the browser's business. */
export function placeOf(href: string): Address {
  // Not resolved against a base: a path that begins with two slashes is still a path.
  const { pathname, search } = new URL(`http://site.invalid${href}`)
  return { path: pathname, search }
}
