import { NetworkFirst } from 'serwist'
import { documentsCache, forgetShown } from './cache-storage.ts'
import { cachedPages } from './cached-pages.ts'
import { keeping } from './keeping.ts'
import { markedDocument } from './marked-document.ts'
import { isPrivate } from './may-cache.ts'
import { offlinePage } from './offline-page.ts'

/** Seconds that a page may take before the kept one is shown (assumed). */
const maxWaitSeconds = 4

/**
 * Answers navigations: from the network, else with the page as last seen, else with a list of kept pages. A private
 * page deletes what the previous visitor left.
 */
export const pageAnswers = new NetworkFirst({
  cacheName: documentsCache,
  networkTimeoutSeconds: maxWaitSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      async cacheWillUpdate({ response }) {
        if (isPrivate(response)) await forgetShown(caches)
        return response
      },
      handlerDidError: async () => offlinePage(await cachedPages(caches), Date.now()),
    },
    keeping('document', markedDocument),
  ],
})

/** Keeps a page that was opened without requesting its document. */
export const seenPages = new NetworkFirst({
  cacheName: documentsCache,
  plugins: [keeping('document')],
})
