/** "A logged-in user is identified by a cookie named auth_token" (specification, section 1). */
export function readToken(cookieHeader: string | undefined): string | null {
  const found = /(?:^|;\s*)auth_token=([^;]+)/.exec(cookieHeader ?? '')?.[1]
  if (!found) return null
  try {
    return decodeURIComponent(found)
  } catch {
    return null
  }
}
