/**
 * Whether an address from a host is a path of this site. Addresses that browsers take for another site, such
 * as '//shop.test' or '/\shop.test', are not (assumed).
 */
export function isSitePath(href: string): boolean {
  return /^\/(?![/\\])[^\t\n\r]*$/.test(href)
}
