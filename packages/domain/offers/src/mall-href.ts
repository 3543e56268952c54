/**
 * Parses the address of an offer as browsers do. Returns null if it is not http or https, has a user name or password,
 * or contains characters that are invalid in addresses: spaces, control characters, '\' (assumed).
 */
export function mallHref(href: string): string | null {
  // URL.parse does not exist in Chrome before 126 and Safari before 18.
  if (/[\s\\\p{Cc}]/u.test(href) || !URL.canParse(href)) return null
  const url = new URL(href)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  return url.username + url.password === '' ? url.href : null
}
