import { visitorHeader, withoutParams } from '@jeoul/page'
import type { PagePath } from '@jeoul/router'
import type { SerwistPlugin } from 'serwist'
import { forgetSeen, kept, type WorkerMessage } from '../kept-caches.ts'

declare const self: {
  readonly clients: { get(id: string): Promise<{ postMessage(message: WorkerMessage): void } | undefined> }
}

/**
 * Caches the pages that the server marks as public, and those of a member until the logout, with the time of caching in
 * their HTML. A page of another visitor deletes what was cached for the one before: a member's page names its login in a
 * header, since a worker cannot see cookies, and a visitor's page has none.
 */
export const visitorPages: SerwistPlugin = {
  // `view` chooses the site and never changes a page, so pages are cached without it.
  cacheKeyWillBeUsed({ request }) {
    const url = new URL(request.url)
    url.search = withoutParams(url.search, 'view')
    return url.href
  },
  async cacheWillUpdate({ response }) {
    const rules = cacheRules(response)
    const visitor = response.headers.get(visitorHeader)
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html')
    if (isHtml && response.status === 200 && visitor !== (await lastVisitor())) await forgetSeen()
    const isKept = visitor === null ? rules.has('public') && isShared(response) : isWhole(response)
    if (!isHtml || !isKept) return null
    const html = await response.text()
    return new Response(html.replace('<html', `<html data-cached-at="${Date.now()}"`), response)
  },
}

/** Keeps the answers that are not one visitor's, and tells a page when it gets one of them instead of a new one. */
export const sharedAnswers: SerwistPlugin = {
  cacheWillUpdate({ response }) {
    if (!isShared(response)) return null
    const headers = new Headers(response.headers)
    // The hosts' own is hidden from other origins; expiry goes by it, too.
    headers.set('Date', new Date().toUTCString())
    return new Response(response.body, { headers })
  },
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    const client = event.clientId ? await self.clients.get(event.clientId) : undefined
    const date = cachedResponse?.headers.get('Date')
    if (date) client?.postMessage({ cachedAt: Date.parse(date) })
    return cachedResponse
  },
}

const estimatePath: PagePath = '/estimate'

/**
 * The newest cached page of an estimate, for the address of any estimate: once it runs, the page shows the estimate of
 * its address. Each change makes an address of its own, which the worker cannot cache while offline.
 */
export async function lastEstimate(href: string): Promise<Response | undefined> {
  if (new URL(href).pathname !== estimatePath) return undefined
  const cache = await caches.open(kept.pages)
  return (await cache.matchAll(href, { ignoreSearch: true, ignoreVary: true })).at(-1)
}

/** Whose pages are cached: a member's login, or null for those of any visitor. */
async function lastVisitor(): Promise<string | null> {
  const cache = await caches.open(kept.pages)
  const [key] = await cache.keys()
  const page = key && (await cache.match(key, { ignoreVary: true }))
  return page?.headers.get(visitorHeader) ?? null
}

function isWhole(response: Response): boolean {
  return response.status === 200 && !response.redirected
}

function isShared(response: Response): boolean {
  const rules = cacheRules(response)
  return isWhole(response) && !rules.has('private') && !rules.has('no-store')
}

function cacheRules({ headers }: Response): ReadonlySet<string> {
  return new Set((headers.get('Cache-Control') ?? '').toLowerCase().split(/\s*,\s*/))
}
