import {
  $categoryPath,
  $cateId,
  $listName,
  $query,
  items,
  listDescription,
  listHead,
  listStructuredData,
} from '@jeoul/list'
import { $managerId, $siteProps, shopCanonical } from '@jeoul/page'
import type { HeadSource } from '@jeoul/ssr'
import { $listSite } from './list-href.ts'

export const listPageHead: HeadSource = {
  changes: [$listName, $query],
  write(read) {
    const path = read($categoryPath)
    const name = read($listName)
    const query = read($query)
    const { isMobile, origin, otherSite } = read($siteProps)
    // The desktop list is the canonical one for both sites.
    const parts = {
      origin: isMobile ? otherSite : origin,
      cateId: read($cateId),
      path,
      name,
      query,
      answer: read(items.$state).data,
    }
    const head = listHead(parts, read($listSite))
    return {
      ...head,
      canonical: shopCanonical(head.canonical, read($managerId)),
      description: listDescription(parts),
      structuredData: head.isIndexed && !isMobile ? listStructuredData(parts) : [],
    }
  },
}

/**
 * Answers with an error status if the list could not be loaded, so that crawlers and caches don't keep the
 * page.
 */
export const $listStatus = items.$state.map(({ status }) => (status === 'full' ? 200 : 503))
