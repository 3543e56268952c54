import { items, searchHead } from '@jeoul/list'
import { $siteProps } from '@jeoul/page'
import type { HeadSource } from '@jeoul/ssr'
import { combine } from 'effector'
import { $isNowhere, $search } from './model.ts'

export const searchPageHead: HeadSource = {
  changes: [$search, items.$state],
  write(read) {
    const search = read($search)
    const { isMobile, origin, otherSite } = read($siteProps)
    // The desktop results are the canonical ones for both sites.
    const parts = { origin: isMobile ? otherSite : origin, search, answer: read(items.$state).data }
    return searchHead(parts)
  },
}

/**
 * Answers with an error status if the results could not be loaded, so that caches don't keep the page. A
 * category that does not exist is not an error here.
 */
export const $searchStatus = combine($search, items.$state, $isNowhere, (search, { status }, isNowhere) => {
  if (search === null || status === 'full') return 200
  return isNowhere ? 404 : 503
})
