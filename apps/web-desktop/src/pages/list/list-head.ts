import { $categoryPath, $cateId, $query, items, listHead, listStructuredData } from '@jeoul/listing'
import { $pageProps } from '@jeoul/page'
import { combine } from 'effector'

export const $listHead = combine(
  { page: $pageProps, cateId: $cateId, path: $categoryPath, query: $query, list: items.$state },
  ({ page, cateId, path, query, list }) => {
    const parts = { origin: page.origin, cateId, path, query, answer: list.data }
    const head = listHead(parts)
    // Only the server's HTML carries it, and only of what is to be found.
    const isDescribed = import.meta.env.SSR && head.isIndexed
    return { ...head, structuredData: isDescribed ? listStructuredData(parts) : [] }
  },
)

/** A page whose list could not be loaded says so to crawlers and caches too. */
export const $listStatus = items.$state.map(({ status }) => (status === 'failed' ? 503 : 200))
