import { HttpResponse, http } from 'msw'

/** Addresses that stand for the login elsewhere. They show the same document, which asks them for the cookie. */
export const memberPaths = { login: '/demo/login', logout: '/demo/logout' } as const

const cookies: Readonly<Record<string, string>> = {
  [memberPaths.login]: 'auth_token=jeoul-mock-token-1; path=/; samesite=lax',
  [memberPaths.logout]: 'auth_token=; path=/; max-age=0',
}

/** The login's side: answers with the cookie of a member, or takes it back. */
export const memberHandlers = Object.entries(cookies).map(([path, cookie]) =>
  http.post(path, () => new HttpResponse(null, { status: 204, headers: { 'set-cookie': cookie } })),
)

/**
 * Logs the visitor in or out, and leads back, where that is what the address says. `memberHandlers` have to be at work.
 *
 * @returns whether the page is about to be left
 */
export async function changeMember(): Promise<boolean> {
  const { pathname, search, origin } = location
  if (!Object.hasOwn(cookies, pathname)) return false
  await fetch(pathname, { method: 'POST' })
  const back = URL.parse(new URLSearchParams(search).get('return') ?? '/', origin)
  location.replace(back?.origin === origin ? back.href : '/')
  return true
}
