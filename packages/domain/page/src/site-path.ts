/**
 * Whether an address from a host is a path of this site. '//shop.test' and '/\shop.test' are not, because browsers take
 * them for another site (assumed).
 */
export function isSitePath(href: string): boolean {
  return /^\/(?![/\\])[^\t\n\r]*$/.test(href)
}
