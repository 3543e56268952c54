import { type PageProps, withoutParams } from '@jeoul/page'
import type { RenderPage } from '@jeoul/ssr'
import { cacheControl } from './cache-control.ts'
import type { MadeAnswer } from './finished-answers.ts'
import { brokenDocument, type DocumentAssets, htmlDocument } from './html-document.ts'
import { etagOf, pageBody } from './page-answer.ts'
import { securityHeaders } from './security-headers.ts'
import type { SiteConfig } from './site-config.ts'

export interface PageSource {
  readonly renderPage: RenderPage
  readonly assetsOf: (files: readonly string[]) => Promise<DocumentAssets>
  /** Adds to the document what only development needs. */
  readonly finish?: (path: string, document: Uint8Array) => Promise<Uint8Array>
}

export interface PageMakerOptions {
  readonly config: SiteConfig
  readonly isDevelopment?: boolean
  /** Asked per request, so that development sees every change. */
  readonly source: () => Promise<PageSource>
}

/** What of a request makes its page one visitor's own. */
export interface Visitor {
  readonly token: string | null
  readonly refreshToken: string | null
  /** Values of the header Set-Cookie. */
  readonly cookies: readonly string[]
}

/** Whether the page is the same for everybody: no trace of a login, and no cookie to set. */
export function isAnybodys({ token, refreshToken, cookies }: Visitor): boolean {
  return token === null && refreshToken === null && cookies.length === 0
}

/** What depends on the visitor: their login, and, where the site redirects devices, the device. */
export const varyOf = ({ redirectsDevices }: SiteConfig): string =>
  redirectsDevices ? 'Cookie, User-Agent, Sec-CH-UA-Mobile' : 'Cookie'

const brokenBody = pageBody(brokenDocument)

/** Makes the function that renders a page within the site's time budget. It never rejects: it apologizes. */
export function pageMaker({ config, isDevelopment = false, source }: PageMakerOptions) {
  const broken = { headers: securityHeaders(config.api, { isDevelopment }), cookies: [], body: brokenBody }

  return async ({ pathname, search }: URL, props: PageProps, visitor: Visitor): Promise<MadeAnswer> => {
    const { token, cookies } = visitor
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), config.budget)
    try {
      const { renderPage, assetsOf, finish } = await source()
      const page = await renderPage({
        url: pathname + withoutParams(search, 'view'),
        props,
        connection: {
          config: config.api,
          token,
          refreshToken: visitor.refreshToken,
          signal: late.signal,
          sharedTtl: config.sharedTtl,
        },
      })
      const assets = await assetsOf(page.files)
      const document = htmlDocument(page, assets)
      const body = pageBody(finish ? await finish(pathname, document) : document)
      const isGood = isAnybodys(visitor) && page.isComplete && !finish
      const audience = {
        isMember: token !== null,
        isChosen: cookies.length > 0,
        isGood,
        ttl: config.sharedTtl,
      }
      return {
        isGood,
        answer: {
          status: toStatus(page.status),
          headers: {
            ...securityHeaders(config.api, { isDevelopment, style: assets.style?.source }),
            'Cache-Control': cacheControl(audience),
            Vary: varyOf(config),
            ...(isGood && { ETag: etagOf(body) }),
          },
          cookies: token === null || page.isLogged ? cookies : [...cookies, ...endedCookies(config)],
          body,
        },
      }
    } catch (error) {
      console.error(`[web] ${pathname}:`, error)
      return { isGood: false, answer: { status: 500, ...broken } }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Take away a token that hosts refuse, where the login may have put it. */
function endedCookies({ tokenDomain }: SiteConfig): readonly string[] {
  const ended = 'auth_token=; Path=/; Max-Age=0; SameSite=Lax'
  return tokenDomain === null ? [ended] : [ended, `${ended}; Domain=${tokenDomain}`]
}

function toStatus(status: number): 200 | 404 | 503 {
  return status === 404 || status === 503 ? status : 200
}
