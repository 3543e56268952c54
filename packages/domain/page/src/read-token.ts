/** "A logged-in user is identified by a cookie named auth_token" (specification, section 1). Read from all of a page's cookies. */
export function readToken(cookies: string | undefined): string | null {
  const found = /(?:^|;\s*)auth_token=([^;]+)/.exec(cookies ?? '')?.[1]
  if (!found) return null
  try {
    return decodeURIComponent(found)
  } catch {
    return null
  }
}
