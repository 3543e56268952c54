import { type PageProps, type PageType, siteManagerId } from '@jeoul/page'
import type { SiteConfig } from './site-config.ts'

const bots = /bot|crawl|spider|slurp|yeti|daum|facebookexternalhit|lighthouse/i

const pageTypes = new Map<string, PageType>([
  ['item', 'detail'],
  ['compare', 'compare'],
  ['link', 'link'],
])

export interface Visit {
  readonly url: URL
  readonly userAgent: string
  readonly token: string | null
}

/** The page properties of a request (specification, section 2). */
export function pageProps(visit: Visit, isMobile: boolean, config: SiteConfig): PageProps {
  const { url, userAgent, token } = visit
  return {
    pageType: pageTypes.get(url.pathname.split('/')[1] ?? '') ?? 'list',
    isMobile,
    isLogged: token !== null,
    idxBManager: siteManagerId,
    isPopup: url.searchParams.get('popup') === '1',
    isBot: bots.test(userAgent),
    origin: config.origin ?? ownOrigin(url, config),
    otherSite: config.otherSite,
    loginUrl: config.loginUrl,
    logoutUrl: config.logoutUrl,
  }
}

/** The request's own, on this machine; what a stranger's Host header says goes into no address. */
function ownOrigin(url: URL, config: SiteConfig): string {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return isLocal ? url.origin : `http://localhost:${config.port}`
}
