/**
 * Reads the token from the cookies of a request: "A logged-in user is identified by a cookie named auth_token"
 * (specification, section 1).
 */
export function readToken(cookies: string | undefined): string | null {
  return readCookie(cookies, 'auth_token')
}

/** Reads one cookie from a request's cookies; null if it is missing, empty or malformed. */
export function readCookie(cookies: string | undefined, name: string): string | null {
  const found = (cookies ?? '').match(`(?:^|;\\s*)${name}=([^;]+)`)?.[1]
  if (!found) return null
  try {
    return decodeURIComponent(found)
  } catch {
    return null
  }
}
