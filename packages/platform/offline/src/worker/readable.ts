import { withoutParams } from '@jeoul/page'
import type { SerwistPlugin } from 'serwist'
import { forgetSeen, type WorkerMessage } from '../kept-caches.ts'

declare const self: {
  readonly clients: { get(id: string): Promise<{ postMessage(message: WorkerMessage): void } | undefined> }
}

/**
 * Caches the pages that the server marks as public, with the time of caching in their HTML. The server marks a page as private
 * if it shows a member's data or sets a cookie, which a worker cannot see. A member's page deletes the cached pages, which
 * may be another visitor's.
 */
export const publicPages: SerwistPlugin = {
  // `view` chooses the site and never changes a page, so pages are cached without it.
  cacheKeyWillBeUsed({ request }) {
    const url = new URL(request.url)
    url.search = withoutParams(url.search, 'view')
    return url.href
  },
  async cacheWillUpdate({ response }) {
    const rules = cacheRules(response)
    if (rules.has('private') && rules.has('no-store')) await forgetSeen()
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html')
    if (!isHtml || !rules.has('public') || !isShared(response)) return null
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

function isShared(response: Response): boolean {
  const rules = cacheRules(response)
  return response.status === 200 && !response.redirected && !rules.has('private') && !rules.has('no-store')
}

function cacheRules({ headers }: Response): ReadonlySet<string> {
  return new Set((headers.get('Cache-Control') ?? '').toLowerCase().split(/\s*,\s*/))
}
