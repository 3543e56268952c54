import { readToken } from '@jeoul/page'
import type { RenderPage } from '@jeoul/runtime'
import type { PageAssets } from './assets.ts'
import { brokenDocument, htmlDocument } from './html-document.ts'
import { pageProps } from './page-props.ts'
import type { SiteConfig } from './site-config.ts'

export interface PageSource {
  readonly renderPage: RenderPage
  readonly assetsOf: (files: readonly string[]) => PageAssets
  /** Adds to the document what only development needs. */
  readonly finish?: (path: string, document: Uint8Array) => Promise<Uint8Array>
}

export interface PageHandlerOptions {
  readonly isMobile: boolean
  readonly config: SiteConfig
  /** Asked per request, so that development sees every change. */
  readonly source: () => Promise<PageSource>
}

interface PageVisit {
  readonly url: URL
  readonly cookie?: string | undefined
  readonly userAgent?: string | undefined
}

interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** HTML in UTF-8. */
  readonly body: Uint8Array
}

export type PageHandler = (visit: PageVisit) => Promise<PageAnswer>

/** Answers page requests: the page rendered within its time budget, or a plain apology. Never rejects. */
export function pageHandler({ isMobile, config, source }: PageHandlerOptions): PageHandler {
  return async ({ url, cookie, userAgent = '' }) => {
    if (!isReadable(url)) return { status: 400, headers: {}, body: brokenDocument }
    const token = readToken(cookie)
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), config.budget)
    try {
      const { renderPage, assetsOf, finish } = await source()
      const page = await renderPage({
        url: url.pathname + url.search,
        props: pageProps({ url, token, userAgent }, isMobile, config),
        connection: { config: config.api, token, signal: late.signal, sharedFor: config.sharedFor },
      })
      const document = htmlDocument(page, assetsOf(page.files))
      return {
        status: toStatus(page.status),
        headers: { 'Cache-Control': token === null ? 'no-cache' : 'private, no-cache', Vary: 'Cookie' },
        body: finish ? await finish(url.pathname, document) : document,
      }
    } catch (error) {
      console.error(`[web] ${url.pathname}:`, error)
      return { status: 500, headers: {}, body: brokenDocument }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** A path with broken percent escapes is nobody's. */
function isReadable(url: URL): boolean {
  try {
    decodeURIComponent(url.pathname)
    return true
  } catch {
    return false
  }
}

function toStatus(status: number): 200 | 404 | 503 {
  return status === 404 || status === 503 ? status : 200
}
