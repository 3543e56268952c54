import type { SerwistPlugin } from 'serwist'
import { isPast, keyOf, stamped, stampOf, trim } from './cache-storage.ts'
import type { Kind } from './kind-of.ts'
import { mayCache } from './may-cache.ts'

/** Kinds whose answers are stored with their time. Scripts stay unchanged, so that browsers keep them compiled. */
const isTimed = (kind: Kind) => kind === 'document' || kind === 'answer'

/**
 * A Serwist plugin that decides which answers of a kind are stored, and which may be reused.
 *
 * @param used called with a kept answer that is about to be used and when it came, in milliseconds since 1970; returns
 *   what to use instead
 */
export function keeping(
  kind: Kind,
  used: (response: Response, at: number, clientId: string) => Response | Promise<Response> = response =>
    response,
): SerwistPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
    async cacheWillUpdate({ response }) {
      if (!mayCache(kind, response)) return null
      return isTimed(kind) ? stamped(response, Date.now()) : response
    },
    cacheDidUpdate: async ({ cacheName }) => trim(kind, await caches.open(cacheName)),
    async cachedResponseWillBeUsed({ cachedResponse, event }) {
      if (!cachedResponse || isPast(kind, cachedResponse, Date.now())) return null
      const at = stampOf(cachedResponse)
      return at === null ? cachedResponse : used(cachedResponse, at, event.clientId ?? '')
    },
  }
}
