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
    origin: config.origin ?? url.origin,
    otherSite: config.otherSite,
    loginUrl: config.loginUrl,
    logoutUrl: config.logoutUrl,
  }
}
