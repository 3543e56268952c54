/**
 * Whether an address that a host gave is a path of this site. What browsers read as another site, such as '//shop.test'
 * or '/\shop.test', is none (assumed).
 */
export function isSitePath(href: string): boolean {
  return /^\/(?![/\\])[^\t\n\r]*$/.test(href)
}
