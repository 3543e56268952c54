import type { Address } from '@jeoul/page'

/** Splits an address into path and query. The part after '#' is left to the browser. */
export function placeOf(href: string): Address {
  // Not resolved against a base: a path that begins with two slashes is still a path.
  const { pathname, search } = new URL(`http://site.invalid${href}`)
  return { path: pathname, search }
}
