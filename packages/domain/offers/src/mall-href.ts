/**
 * The address of an offer, parsed as browsers do. null if it is not http or https, has a user name or
 * password, or holds characters that no address has: spaces, control characters, '\' (assumed;
 * docs/decisions/0023).
 */
export function mallHref(href: string): string | null {
  const url = /[\s\\\p{Cc}]/u.test(href) ? null : URL.parse(href)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  return url.username + url.password === '' ? url.href : null
}
