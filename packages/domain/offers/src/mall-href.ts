/**
 * Parses the address of an offer as browsers do. Returns null if it is not http or https, has a user name or password,
 * or contains characters that are invalid in addresses: spaces, control characters, '\' (assumed; docs/decisions/0023).
 */
export function mallHref(href: string): string | null {
  const url = /[\s\\\p{Cc}]/u.test(href) ? null : URL.parse(href)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  return url.username + url.password === '' ? url.href : null
}
