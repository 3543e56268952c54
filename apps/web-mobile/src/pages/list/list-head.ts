import { $categoryPath, $cateId, $query, items, listDescription, listHead, mobileList } from '@jeoul/listing'
import { $pageProps } from '@jeoul/page'
import type { HeadSource } from '@jeoul/runtime'

export const listPageHead: HeadSource = {
  changes: [$categoryPath, $query, items.$state],
  write(read) {
    const parts = {
      // The desktop's list stands for both.
      origin: read($pageProps).otherSite,
      cateId: read($cateId),
      path: read($categoryPath),
      query: read($query),
      answer: read(items.$state).data,
    }
    const description = import.meta.env.SSR ? listDescription(parts) : ''
    return { ...listHead(parts, mobileList), description, structuredData: [] }
  },
}

/** A page whose list could not be loaded says so to crawlers and caches too. */
export const $listStatus = items.$state.map(({ status }) => (status === 'failed' ? 503 : 200))
