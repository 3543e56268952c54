/**
 * "A logged-in user is identified by a cookie named auth_token" (specification, section 1). Reads it from all of a
 * page's cookies.
 */
export function readToken(cookies: string | undefined): string | null {
  return readCookie(cookies, 'auth_token')
}

/** The value of one of a page's cookies; null if it is missing, empty or cannot be read. */
export function readCookie(cookies: string | undefined, name: string): string | null {
  const found = (cookies ?? '').match(`(?:^|;\\s*)${name}=([^;]+)`)?.[1]
  if (!found) return null
  try {
    return decodeURIComponent(found)
  } catch {
    return null
  }
}
