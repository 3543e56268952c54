import { type Context, Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { tokenOf } from '../resources/session/members.ts'
import { failureResponse } from './failure-response.ts'

const cookieName = 'auth_token'
const cookieOptions = { path: '/', sameSite: 'Lax' } as const

/**
 * `/__mock/login?return=&member=` sets a member's cookie, `/__mock/logout?return=` removes it. Cookies ignore
 * ports, so sites on the same host see it as well. Source: specification section 6, design section 6.
 * @param origins sites that a shopper may return to; the first is the default
 */
export function loginRoutes(origins: readonly string[]): Hono {
  return new Hono()
    .get('/__mock/login', context => {
      const token = tokenOf(context.req.query('member') ?? 'member1')
      if (token === undefined) return failureResponse(400, 'query.member: no such member')
      return sendBack(context, origins, () => setCookie(context, cookieName, token, cookieOptions))
    })
    .get('/__mock/logout', context =>
      sendBack(context, origins, () => deleteCookie(context, cookieName, cookieOptions)),
    )
}

function sendBack(context: Context, origins: readonly string[], before: () => unknown): Response {
  const target = localPage(context.req.query('return') ?? '/', origins)
  if (target === undefined) return failureResponse(400, 'query.return: expected a page of one of the sites')
  before()
  return context.redirect(target)
}

/** The address of a page on one of the sites; a path belongs to the first of them. */
function localPage(wanted: string, origins: readonly string[]): string | undefined {
  const url = URL.parse(wanted, origins[0])
  if (!url || !origins.includes(url.origin)) return undefined
  return url.origin + url.pathname + url.search + url.hash
}
