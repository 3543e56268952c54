import { createHash } from 'node:crypto'
import { visitorHeader } from '@jeoul/page'
import type { RenderedPage } from '@jeoul/ssr'
import type { MadeAnswer } from './finished-answers.ts'
import { type DocumentAssets, earlyScript } from './html-document.ts'
import { etagOf, type PageBody } from './page-answer.ts'
import { securityHeaders } from './security-headers.ts'
import type { SiteConfig } from './site-config.ts'
import { staleSource } from './stale-notice.ts'
import { cookiesFor, isAnonymous, type Visitor, varyOf } from './visitor.ts'

interface Made {
  readonly page: RenderedPage
  readonly assets: DocumentAssets
  readonly body: PageBody
  /** Whether it contains a stale answer of a host. */
  readonly isStale: boolean
  readonly isDevelopment: boolean
}

/** Seconds after which a crawler may request an incomplete page again: as long as the circuit breaker rests a host. */
const retryAfter = '5'

/** The answer with a rendered page: its status, and how browsers and CDNs may cache it. */
export function answerOfPage(made: Made, visitor: Visitor, config: SiteConfig): MadeAnswer {
  const { page, assets, body, isStale, isDevelopment } = made
  // A host that lacks an operation has answered, so a page may be complete although its main content is missing.
  const isGood = isAnonymous(visitor) && page.isComplete && page.status !== 503 && !isDevelopment
  // A CDN must not make a stale page even older.
  const isNew = isGood && !isStale
  const isMember = visitor.token !== null
  const audience = { isMember, isChosen: visitor.cookies.length > 0, isGood: isNew, ttl: config.sharedTtl }
  const styles = [...(assets.style ? [assets.style.source] : []), ...(isStale ? [staleSource] : [])]
  const status = toStatus(page.status)
  return {
    isGood,
    answer: {
      status,
      headers: {
        ...securityHeaders(config, { isDevelopment, scripts: [earlyScript.source], styles }),
        'Cache-Control': cacheControl(audience),
        Vary: varyOf(config),
        // The service worker keeps a member's pages until another login, or none, is seen.
        ...(visitor.token !== null && { [visitorHeader]: loginOf(visitor.token) }),
        ...(isNew && { ETag: etagOf(body) }),
        ...(status === 503 && { 'Retry-After': retryAfter }),
      },
      cookies: cookiesFor(visitor, page.isLogged, config),
      body,
    },
  }
}

/** A name for a login that does not tell its token. */
function loginOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 16)
}

function toStatus(status: number): 200 | 404 | 503 {
  return status === 404 || status === 503 ? status : 200
}

/** For whom a page was made, and whether anything is missing from it. */
export interface PageAudience {
  readonly isMember: boolean
  /** Whether the answer sets the cookie with the visitor's choice of a site. */
  readonly isChosen: boolean
  /** Whether all visitors without a token may get the same page. */
  readonly isGood: boolean
  /** Milliseconds for which it is shared; 0 for not at all. */
  readonly ttl: number
}

/** Seconds for which a CDN may serve a stale page while it revalidates it (assumed). */
const whileRevalidating = 30

/** Seconds for which it may serve a page when this server fails or does not answer (assumed). */
const ifError = 300

/**
 * Writes `Cache-Control`. A member's page is private and not stored: after the logout it must not come back. A CDN may serve
 * an anonymous page for as long as this server would; browsers revalidate it each time.
 */
export function cacheControl({ isMember, isChosen, isGood, ttl }: PageAudience): string {
  if (isMember) return 'private, no-store'
  if (isChosen) return 'private, no-cache'
  if (!isGood || ttl === 0) return 'no-cache'
  const seconds = Math.max(1, Math.floor(ttl / 1000))
  const stale = `stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifError}`
  return `public, max-age=0, s-maxage=${seconds}, ${stale}`
}
