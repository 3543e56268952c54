import { HttpResponse, http } from 'msw'

/**
 * Addresses in place of the external login. They serve the same document, which requests the cookie from
 * them.
 */
export const memberPaths = { login: '/demo/login', logout: '/demo/logout' } as const

const cookies: Readonly<Record<string, string>> = {
  [memberPaths.login]: 'auth_token=jeoul-mock-token-1; path=/; samesite=lax',
  [memberPaths.logout]: 'auth_token=; path=/; max-age=0',
}

/** The login's handlers: they set or clear the cookie of a member. */
export const memberHandlers = Object.entries(cookies).map(([path, cookie]) =>
  http.post(path, () => new HttpResponse(null, { status: 204, headers: { 'set-cookie': cookie } })),
)

/**
 * Logs the visitor in or out and redirects back, if the address asks for it. Needs `memberHandlers`.
 *
 * @returns whether the page is about to be left
 */
export async function changeMember(): Promise<boolean> {
  const { pathname, search, origin } = location
  if (!Object.hasOwn(cookies, pathname)) return false
  await fetch(pathname, { method: 'POST' })
  const wanted = new URLSearchParams(search).get('return') ?? '/'
  // URL.parse is missing in Chrome before 126 and in Safari before 18.
  const back = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null
  location.replace(back?.origin === origin ? back.href : '/')
  return true
}
