import { readCookie, readToken, withoutParams } from '@jeoul/page'
import { deviceRedirect, viewCookie } from './device-redirect.ts'
import { createFinishedAnswers, type MadeAnswer } from './finished-answers.ts'
import { busyDocument, unreadableDocument } from './html-document.ts'
import { createAdmission } from './operation/admission.ts'
import { createEventLoopTurns } from './operation/event-loop-turns.ts'
import { type PageAnswer, pageBody } from './page-answer.ts'
import { type PageMakerOptions, pageMaker } from './page-maker.ts'
import { securityHeaders } from './security-headers.ts'
import { siteProps } from './site-props.ts'
import { isAnonymous, varyOf } from './visitor.ts'

export interface PageHandlerOptions extends PageMakerOptions {
  readonly isMobile: boolean
}

interface PageVisit {
  readonly url: URL
  readonly cookie?: string | undefined
  readonly userAgent?: string | undefined
  /** The header Sec-CH-UA-Mobile. */
  readonly mobileHint?: string | undefined
  /** Aborts when the visitor disconnects. The page is then given up, unless another visitor waits for it. */
  readonly signal?: AbortSignal | undefined
  readonly id?: string | undefined
}

export type PageHandler = (visit: PageVisit) => Promise<PageAnswer>

/**
 * Answers page requests with the page, rendered within its budget, a redirect to the site for the device, or an error
 * page. Never rejects.
 */
export function pageHandler({ isMobile, ...options }: PageHandlerOptions): PageHandler {
  const { config, isDevelopment = false, metrics } = options
  const sites = { own: isMobile ? 'mobile' : 'pc', otherSite: config.otherSite } as const
  const plainHeaders = securityHeaders(config, { isDevelopment })
  const turns = createEventLoopTurns()
  const makePage = pageMaker(options, turns)
  const { run } = createAdmission({
    limit: config.renderLimit,
    delay: turns.delay,
    onChange: count => metrics?.rendering.set(count),
  })
  const turnedAway: MadeAnswer = {
    isGood: false,
    answer: {
      status: 503,
      headers: { ...plainHeaders, 'Cache-Control': 'no-store', 'Retry-After': '1' },
      cookies: [],
      body: busyBody,
    },
  }
  const answerOnce = createFinishedAnswers({ ttl: config.sharedTtl, capacity: config.cachedBytes })

  return async ({ url, cookie, userAgent = '', mobileHint, signal = null, id = '' }) => {
    if (!isReadable(url)) return { status: 400, headers: plainHeaders, cookies: [], body: unreadableBody }
    const token = readToken(cookie)
    const props = siteProps({ url, token, userAgent }, isMobile, config)
    const { location, remember } = config.redirectsDevices
      ? deviceRedirect({ url, userAgent, mobileHint, cookie, isBot: props.isBot }, sites)
      : { location: null, remember: null }
    const cookies = remember === null ? [] : [viewCookie(remember, props.origin.startsWith('https:'))]
    if (location !== null) {
      const headers = { Location: location, Vary: varyOf(config), 'Cache-Control': 'private, no-cache' }
      return { status: 302, headers: { ...plainHeaders, ...headers }, cookies, body: emptyBody }
    }
    const visitor = { token, refreshToken: readCookie(cookie, 'refresh_token'), cookies, signal, id }
    const make = async () => {
      const made = run(() => makePage(url, props, visitor))
      if (made === null) metrics?.shed.inc()
      return made ?? turnedAway
    }
    if (config.sharedTtl === 0 || !isAnonymous(visitor)) return (await make()).answer
    // Everything that an anonymous page depends on: its other properties are the site's, or in its address.
    return answerOnce(
      `${props.isBot} ${props.origin} ${url.pathname}${withoutParams(url.search, 'view')}`,
      make,
    )
  }
}

const emptyBody = pageBody(new Uint8Array())
const unreadableBody = pageBody(unreadableDocument)
const busyBody = pageBody(busyDocument)

/** A path with malformed percent escapes belongs to no page. */
function isReadable(url: URL): boolean {
  try {
    decodeURIComponent(url.pathname)
    return true
  } catch {
    return false
  }
}
