import { type PageProps, withoutParams } from '@jeoul/page'
import type { RenderPage } from '@jeoul/ssr'
import { abortAfter } from './abort-after.ts'
import { cacheControl } from './cache-control.ts'
import type { MadeAnswer } from './finished-answers.ts'
import { brokenDocument, type DocumentAssets, htmlDocument } from './html-document.ts'
import { consoleLog, type Log } from './operation/log.ts'
import type { Metrics } from './operation/metrics.ts'
import { watchCalls } from './operation/watch-calls.ts'
import { etagOf, pageBody } from './page-answer.ts'
import { securityHeaders } from './security-headers.ts'
import type { SiteConfig } from './site-config.ts'
import { staleNotice, staleSource } from './stale-notice.ts'

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
  readonly log?: Log
  readonly metrics?: Metrics
}

/** What of a request makes its page one visitor's own. */
export interface Visitor {
  readonly token: string | null
  readonly refreshToken: string | null
  /** Values of the header Set-Cookie. */
  readonly cookies: readonly string[]
  /** Aborts once the visitor has gone; null where others may wait for the same page. */
  readonly signal: AbortSignal | null
  /** By which the log names the request. */
  readonly id: string
}

/** Whether the page is the same for everybody: no trace of a login, and no cookie to set. */
export function isAnybodys({ token, refreshToken, cookies }: Omit<Visitor, 'signal' | 'id'>): boolean {
  return token === null && refreshToken === null && cookies.length === 0
}

/** What depends on the visitor: their login, and, where the site redirects devices, the device. */
export const varyOf = ({ redirectsDevices }: SiteConfig): string =>
  redirectsDevices ? 'Cookie, User-Agent, Sec-CH-UA-Mobile' : 'Cookie'

const brokenBody = pageBody(brokenDocument)

/** Seconds after which a robot may ask again for a page without its data: as long as a host is given a rest. */
const retryAfter = '5'

/**
 * Makes the function that renders a page within the render budget. It never rejects: where rendering fails, it answers
 * with an apology.
 */
export function pageMaker({
  config,
  isDevelopment = false,
  source,
  log = consoleLog,
  metrics,
}: PageMakerOptions) {
  const isSecure = config.origin?.startsWith('https:') ?? false
  const broken = {
    headers: securityHeaders(config.api, { isDevelopment, isSecure }),
    cookies: [],
    body: brokenBody,
  }

  return async ({ pathname, search }: URL, props: PageProps, visitor: Visitor): Promise<MadeAnswer> => {
    const { token, cookies, id } = visitor
    const about = { id, page: pathname }
    const late = abortAfter(config.renderBudget)
    const optional = abortAfter(Math.min(config.renderBudget, config.optionalBudget))
    const gone = isAnybodys(visitor) || visitor.signal === null ? [] : [visitor.signal]
    let staleSince = Number.POSITIVE_INFINITY
    try {
      const { renderPage, assetsOf, finish } = await source()
      const page = await renderPage({
        url: pathname + withoutParams(search, 'view'),
        props,
        connection: {
          config: config.api,
          token,
          refreshToken: visitor.refreshToken,
          signal: AbortSignal.any([late.signal, ...gone]),
          optionalSignal: AbortSignal.any([optional.signal, ...gone]),
          sharedTtl: config.sharedTtl,
          staleTtl: config.staleTtl,
          answerLimit: config.answerLimit,
          fetch: watchCalls({ log, metrics, about, gone: visitor.signal }),
          onMalformed: (operation, fields) => {
            log.warn(
              { ...about, operation, fields: fields.slice(0, 5) },
              'an answer does not match the contract',
            )
            metrics?.malformed(operation, fields.length)
          },
          onStale: since => {
            staleSince = Math.min(staleSince, since)
          },
        },
      })
      const assets = await assetsOf(page.files)
      const isStale = Number.isFinite(staleSince)
      const document = htmlDocument(page, assets, isStale ? staleNotice(staleSince) : '')
      const body = pageBody(finish ? await finish(pathname, document) : document)
      const status = toStatus(page.status)
      const isLate = late.signal.aborted
      if (isLate) log.warn({ ...about, status }, 'answers were late')
      metrics?.rendered(outcomeOf({ isLate, isStale, isComplete: page.isComplete }))
      const isGood = isAnybodys(visitor) && page.isComplete && !finish
      // What is old already must not grow older in a CDN.
      const isNew = isGood && !isStale
      const isMember = token !== null
      const audience = { isMember, isChosen: cookies.length > 0, isGood: isNew, ttl: config.sharedTtl }
      const scripts = assets.early === null ? [] : [assets.early.source]
      const styles = [...(assets.style ? [assets.style.source] : []), ...(isStale ? [staleSource] : [])]
      return {
        isGood,
        answer: {
          status,
          headers: {
            ...securityHeaders(config.api, { isDevelopment, isSecure, scripts, styles }),
            'Cache-Control': cacheControl(audience),
            Vary: varyOf(config),
            ...(isNew && { ETag: etagOf(body) }),
            ...(status === 503 && { 'Retry-After': retryAfter }),
          },
          cookies: token === null || page.isLogged ? cookies : [...cookies, ...endedCookies(config)],
          body,
        },
      }
    } catch (error) {
      log.error({ ...about, err: error }, 'the page could not be made')
      metrics?.rendered('broken')
      return { isGood: false, answer: { status: 500, ...broken } }
    } finally {
      late.clear()
      optional.clear()
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

interface Rendering {
  readonly isLate: boolean
  readonly isStale: boolean
  readonly isComplete: boolean
}

function outcomeOf({ isLate, isStale, isComplete }: Rendering) {
  if (isLate) return 'late'
  if (isStale) return 'stale'
  return isComplete ? 'whole' : 'gaps'
}
