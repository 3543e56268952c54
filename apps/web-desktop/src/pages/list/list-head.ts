import {
  $categoryPath,
  $cateId,
  $query,
  items,
  listDescription,
  listHead,
  listStructuredData,
} from '@jeoul/listing'
import { $pageProps } from '@jeoul/page'
import type { HeadSource } from '@jeoul/runtime'

export const listPageHead: HeadSource = {
  changes: [$categoryPath, $query, items.$state],
  write(read) {
    const parts = {
      origin: read($pageProps).origin,
      cateId: read($cateId),
      path: read($categoryPath),
      query: read($query),
      answer: read(items.$state).data,
    }
    const head = listHead(parts)
    // Only the server's HTML says more than the title.
    if (!import.meta.env.SSR) return { ...head, description: '', structuredData: [] }
    return {
      ...head,
      description: listDescription(parts),
      structuredData: head.isIndexed ? listStructuredData(parts) : [],
    }
  },
}

/** A page whose list could not be loaded says so to crawlers and caches too. */
export const $listStatus = items.$state.map(({ status }) => (status === 'failed' ? 503 : 200))
