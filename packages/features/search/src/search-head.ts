import { items, searchHead, searchTitle } from '@jeoul/list'
import { $pageProps } from '@jeoul/page'
import type { HeadSource } from '@jeoul/ssr'
import { combine } from 'effector'
import { $isNowhere, $search } from './model.ts'

const noMore = { description: '', canonical: null, isIndexed: false, structuredData: [] }

export const searchPageHead: HeadSource = {
  changes: [$search, items.$state],
  write(read) {
    const search = read($search)
    // Only the server's HTML says more.
    if (!import.meta.env.SSR) return { ...noMore, title: searchTitle(search) }
    const { isMobile, origin, otherSite } = read($pageProps)
    // The desktop's results stand for both.
    const parts = { origin: isMobile ? otherSite : origin, search, answer: read(items.$state).data }
    return { ...searchHead(parts), drawnUpTo: 'footer' }
  },
}

/** Results that could not be loaded say so to caches too; a category that there is not is nobody's failure. */
export const $searchStatus = combine($search, items.$state, $isNowhere, (search, { status }, isNowhere) => {
  if (search === null || status !== 'failed') return 200
  return isNowhere ? 404 : 503
})
