import { items, searchHead } from '@jeoul/listing'
import { $pageProps } from '@jeoul/page'
import type { HeadSource } from '@jeoul/runtime'
import { combine } from 'effector'
import { $isNowhere, $search } from './model.ts'

export const searchPageHead: HeadSource = {
  changes: [$search, items.$state],
  write: read =>
    searchHead({
      origin: read($pageProps).origin,
      search: read($search),
      answer: read(items.$state).data,
    }),
}

/** Results that could not be loaded say so to caches too; a category that there is not is nobody's failure. */
export const $searchStatus = combine($search, items.$state, $isNowhere, (search, { status }, isNowhere) => {
  if (search === null || status !== 'failed') return 200
  return isNowhere ? 404 : 503
})
