import { $categoryPath, $cateId, $query, items, listHead } from '@jeoul/listing'
import { $pageProps } from '@jeoul/page'
import { combine } from 'effector'

export const $listHead = combine(
  { page: $pageProps, cateId: $cateId, path: $categoryPath, query: $query, list: items.$state },
  ({ page, cateId, path, query, list }) =>
    listHead({ origin: page.origin, cateId, path, query, answer: list.data }),
)

/** A page whose list could not be loaded says so to crawlers and caches too. */
export const $listStatus = items.$state.map(({ status }) => (status === 'failed' ? 503 : 200))
