import type { SiteConfig } from './site-config.ts'

/** The properties of a request that its page depends on, besides the address. */
export interface Visitor {
  readonly token: string | null
  readonly refreshToken: string | null
  /** Values of the header Set-Cookie. */
  readonly cookies: readonly string[]
  /** Aborts when the visitor hangs up; null if others may wait for the same page. */
  readonly signal: AbortSignal | null
  /** The request's id in the log. */
  readonly id: string
}

/** Whether the page is the same for everybody: no trace of a login, and no cookie to set. */
export function isAnonymous({ token, refreshToken, cookies }: Omit<Visitor, 'signal' | 'id'>): boolean {
  return token === null && refreshToken === null && cookies.length === 0
}

/** The headers that a page varies by: the login and, if the site redirects devices, the device. */
export const varyOf = ({ redirectsDevices }: SiteConfig): string =>
  redirectsDevices ? 'Cookie, User-Agent, Sec-CH-UA-Mobile' : 'Cookie'

/**
 * The cookies of an answer.
 *
 * @param isLogged whether the page was made for the member; if not, a token that hosts refuse is removed, from where
 *   the login may have put it
 */
export function cookiesFor(
  { token, cookies }: Pick<Visitor, 'token' | 'cookies'>,
  isLogged: boolean,
  { tokenDomain }: Pick<SiteConfig, 'tokenDomain'>,
): readonly string[] {
  if (token === null || isLogged) return cookies
  const ended = 'auth_token=; Path=/; Max-Age=0; SameSite=Lax'
  return [...cookies, ended, ...(tokenDomain === null ? [] : [`${ended}; Domain=${tokenDomain}`])]
}
