import type { RenderPage } from '@jeoul/runtime'
import type { Handler } from 'hono'
import type { PageAssets } from './assets.ts'
import { brokenDocument, htmlDocument } from './html-document.ts'
import { pageProps } from './page-props.ts'
import { readToken } from './read-token.ts'
import type { SiteConfig } from './site-config.ts'

export interface PageSource {
  readonly renderPage: RenderPage
  readonly assetsOf: (viewFile: string) => PageAssets
}

export interface PageHandlerOptions {
  readonly isMobile: boolean
  readonly config: SiteConfig
  /** Asked per request, so that development sees every change. */
  readonly source: () => Promise<PageSource>
}

/** Answers page requests: the page rendered within its time budget, or a plain apology. */
export function pageHandler({ isMobile, config, source }: PageHandlerOptions): Handler {
  return async context => {
    const url = new URL(context.req.url)
    if (!isReadable(url)) return context.html(brokenDocument, 400)
    const token = readToken(context.req.header('cookie'))
    const visit = { url, token, userAgent: context.req.header('user-agent') ?? '' }
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), config.budget)
    try {
      const { renderPage, assetsOf } = await source()
      const page = await renderPage({
        url: url.pathname + url.search,
        props: pageProps(visit, isMobile, config),
        connection: { config: config.api, token, signal: late.signal, sharedFor: config.sharedFor },
      })
      context.header('Cache-Control', token === null ? 'no-cache' : 'private, no-cache')
      context.header('Vary', 'Cookie')
      return context.html(htmlDocument(page, assetsOf(page.viewFile)), toStatus(page.status))
    } catch (error) {
      console.error(`[web] ${url.pathname}:`, error)
      return context.html(brokenDocument, 500)
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
