/** Addresses that stand for the login elsewhere. Their answer is the same document, which recognises them. */
export const memberPaths = { login: '/demo/login', logout: '/demo/logout' } as const

const cookies: Readonly<Record<string, string>> = {
  [memberPaths.login]: 'auth_token=jeoul-mock-token-1; path=/; samesite=lax',
  [memberPaths.logout]: 'auth_token=; path=/; max-age=0',
}

/**
 * Logs the visitor in or out, and leads back, where that is what the address says.
 *
 * @returns whether the page is about to be left
 */
export function changeMember(): boolean {
  const cookie = cookies[location.pathname]
  if (cookie === undefined) return false
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = cookie
  const back = URL.parse(new URLSearchParams(location.search).get('return') ?? '/', location.origin)
  location.replace(back?.origin === location.origin ? back.href : '/')
  return true
}
