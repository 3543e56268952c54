import { items, searchHead } from '@jeoul/listing'
import { $pageProps } from '@jeoul/page'
import type { HeadSource } from '@jeoul/runtime'
import { combine } from 'effector'
import { $isNowhere, $search } from './model.ts'

export const searchPageHead: HeadSource = {
  changes: [$search, items.$state],
  write(read) {
    const { isMobile, origin, otherSite } = read($pageProps)
    return searchHead({
      // The desktop's results stand for both.
      origin: isMobile ? otherSite : origin,
      search: read($search),
      answer: read(items.$state).data,
    })
  },
}

/** Results that could not be loaded say so to caches too; a category that there is not is nobody's failure. */
export const $searchStatus = combine($search, items.$state, $isNowhere, (search, { status }, isNowhere) => {
  if (search === null || status !== 'failed') return 200
  return isNowhere ? 404 : 503
})
