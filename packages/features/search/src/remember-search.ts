import { $query, items } from '@jeoul/list'
import { keywordSearched } from '@jeoul/search/latest-model'
import { $isDeviceRead } from '@jeoul/visitor/device'
import { combine, createEvent, createStore, sample } from 'effector'
import { searchRoute } from './search-route.ts'

/** The search whose results are on the page, as the latest keywords name it. */
export const $found = combine(
  { query: $query, isOpened: searchRoute.$isOpened, list: items.$state },
  ({ query: { search, min, max }, isOpened, list }) =>
    isOpened && search && list.status === 'full'
      ? {
          keyword: list.data.reading?.remembered ?? search.keyword,
          /** Without the prices that were read from it, which a further choice moves into the address. */
          typed: list.data.reading?.typed ?? search.keyword,
          hasPrices: min !== null || max !== null,
          total: list.data.total,
        }
      : null,
)

const searchFound = createEvent<{ readonly keyword: string; readonly typed: string }>()
const $remembered = createStore({ keyword: '', typed: '' }, { serialize: 'ignore' }).on(
  searchFound,
  (_, found) => found,
)

/**
 * Stores the keyword of each search once, so that one that the shopper removes while narrowing the results does not
 * return.
 */
sample({
  clock: [$found, $isDeviceRead],
  source: { found: $found, remembered: $remembered, isRead: $isDeviceRead },
  filter: ({ found, remembered, isRead }) =>
    isRead &&
    found !== null &&
    found.keyword !== remembered.keyword &&
    !(found.hasPrices && found.keyword === remembered.typed),
  fn: ({ found }) => ({ keyword: found?.keyword ?? '', typed: found?.typed ?? '' }),
  target: searchFound,
})
sample({ clock: searchFound, fn: ({ keyword }) => keyword, target: keywordSearched })
