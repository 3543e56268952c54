/**
 * Where an offer leads, or null when that is not a web address: what a host says is not run, only opened (assumed).
 */
export function mallHref(href: string): string | null {
  const protocol = URL.parse(href)?.protocol
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
