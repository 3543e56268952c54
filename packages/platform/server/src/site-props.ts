import type { SiteProps } from '@jeoul/page'
import type { SiteConfig } from './site-config.ts'

/** Robots of search engines and link previews. CUBOT is a phone brand, and DaumApps are people. */
const bots = /(?<!cu)bot|crawl|spider|slurp|yeti\/|\bdaum(oa)?\/|facebookexternalhit|lighthouse/i

export interface Visit {
  readonly url: URL
  readonly userAgent: string
  readonly token: string | null
}

/** The page properties of a request (specification, section 2), without those that models read from the address. */
export function siteProps(visit: Visit, isMobile: boolean, config: SiteConfig): SiteProps {
  const { url, userAgent, token } = visit
  return {
    isMobile,
    isLogged: token !== null,
    isBot: bots.test(userAgent),
    origin: config.origin ?? ownOrigin(url, config),
    otherSite: config.otherSite,
    loginUrl: config.loginUrl,
    logoutUrl: config.logoutUrl,
    operator: config.operator,
  }
}

/** The request's own origin on this machine. Any other Host header is not trusted. */
function ownOrigin(url: URL, config: SiteConfig): string {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return isLocal ? url.origin : `http://localhost:${config.port}`
}
