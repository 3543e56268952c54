import { readCookie, readToken, withoutParams } from '@jeoul/page'
import type { RenderPage } from '@jeoul/ssr'
import { deviceRedirect, viewCookie } from './device-redirect.ts'
import { brokenDocument, type DocumentAssets, htmlDocument } from './html-document.ts'
import { pageProps } from './page-props.ts'
import { securityHeaders } from './security-headers.ts'
import type { SiteConfig } from './site-config.ts'

export interface PageSource {
  readonly renderPage: RenderPage
  readonly assetsOf: (files: readonly string[]) => Promise<DocumentAssets>
  /** Adds to the document what only development needs. */
  readonly finish?: (path: string, document: Uint8Array) => Promise<Uint8Array>
}

export interface PageHandlerOptions {
  readonly isMobile: boolean
  readonly config: SiteConfig
  readonly isDevelopment?: boolean
  /** Asked per request, so that development sees every change. */
  readonly source: () => Promise<PageSource>
}

interface PageVisit {
  readonly url: URL
  readonly cookie?: string | undefined
  readonly userAgent?: string | undefined
  /** The header Sec-CH-UA-Mobile. */
  readonly mobileHint?: string | undefined
}

interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Values of the header Set-Cookie. */
  readonly cookies: readonly string[]
  /** HTML in UTF-8. */
  readonly body: Uint8Array
}

export type PageHandler = (visit: PageVisit) => Promise<PageAnswer>

/**
 * Answers page requests: the page rendered within its time budget, the way to the site that is made for the device,
 * or a plain apology. Never rejects.
 */
export function pageHandler({
  isMobile,
  config,
  isDevelopment = false,
  source,
}: PageHandlerOptions): PageHandler {
  const sites = { own: isMobile ? 'mobile' : 'pc', otherSite: config.otherSite } as const
  const plainHeaders = securityHeaders(config.api, { isDevelopment })
  const vary = config.redirectsDevices ? 'Cookie, User-Agent, Sec-CH-UA-Mobile' : 'Cookie'

  return async ({ url, cookie, userAgent = '', mobileHint }) => {
    if (!isReadable(url)) return { status: 400, headers: plainHeaders, cookies: [], body: brokenDocument }
    const token = readToken(cookie)
    const refreshToken = readCookie(cookie, 'refresh_token')
    const props = pageProps({ url, token, userAgent }, isMobile, config)
    const { location, remember } = config.redirectsDevices
      ? deviceRedirect({ url, userAgent, mobileHint, cookie, isBot: props.isBot }, sites)
      : { location: null, remember: null }
    const cookies = remember === null ? [] : [viewCookie(remember, props.origin.startsWith('https:'))]
    if (location !== null) {
      const headers = { Location: location, Vary: vary, 'Cache-Control': 'private, no-cache' }
      return {
        status: 302,
        headers: { ...plainHeaders, ...headers },
        cookies,
        body: new Uint8Array(),
      }
    }
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), config.budget)
    try {
      const { renderPage, assetsOf, finish } = await source()
      const page = await renderPage({
        url: url.pathname + withoutParams(url.search, 'view'),
        props,
        connection: {
          config: config.api,
          token,
          refreshToken,
          signal: late.signal,
          sharedTtl: config.sharedTtl,
        },
      })
      const assets = await assetsOf(page.files)
      const document = htmlDocument(page, assets)
      return {
        status: toStatus(page.status),
        headers: {
          ...securityHeaders(config.api, { isDevelopment, style: assets.style?.source }),
          'Cache-Control': cacheControl(token !== null, remember !== null),
          Vary: vary,
        },
        cookies: token === null || page.isLogged ? cookies : [...cookies, ...endedCookies(config)],
        body: finish ? await finish(url.pathname, document) : document,
      }
    } catch (error) {
      console.error(`[web] ${url.pathname}:`, error)
      return { status: 500, headers: plainHeaders, cookies: [], body: brokenDocument }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** A path with broken percent escapes belongs to no page. */
function isReadable(url: URL): boolean {
  try {
    decodeURIComponent(url.pathname)
    return true
  } catch {
    return false
  }
}

/** A member's page is nobody else's, and is not kept: after the logout it must not come back. */
function cacheControl(isMember: boolean, isChosen: boolean): string {
  if (isMember) return 'private, no-store'
  return isChosen ? 'private, no-cache' : 'no-cache'
}

/** Take away a token that hosts refuse, where the login may have put it. */
function endedCookies({ tokenDomain }: SiteConfig): readonly string[] {
  const ended = 'auth_token=; Path=/; Max-Age=0; SameSite=Lax'
  return tokenDomain === null ? [ended] : [ended, `${ended}; Domain=${tokenDomain}`]
}

function toStatus(status: number): 200 | 404 | 503 {
  return status === 404 || status === 503 ? status : 200
}
