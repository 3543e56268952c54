/**
 * Where an offer leads, as browsers understand it: what a host says is not run, only opened. null for what is no web
 * address of its own, tells a name and password, or holds what no address does: spaces, control characters, '\'
 * (assumed; docs/decisions/0023).
 */
export function mallHref(href: string): string | null {
  const url = /[\s\\\p{Cc}]/u.test(href) ? null : URL.parse(href)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  return url.username + url.password === '' ? url.href : null
}
