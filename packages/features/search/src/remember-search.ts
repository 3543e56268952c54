import { valuesOf } from '@jeoul/api'
import { $isDeviceRead } from '@jeoul/device'
import { $query, items } from '@jeoul/list'
import { searchedKeywords } from '@jeoul/search/searched-keywords'
import { combine, createStore, sample } from 'effector'
import { searchRoute } from './search-route.ts'

/** The search whose results are on the page, as the latest keywords name it. */
export const $found = combine(
  { query: $query, isOpened: searchRoute.$isOpened, list: items.$state },
  ({ query: { search }, isOpened, list }) =>
    isOpened && search && list.status === 'full'
      ? { keyword: list.data.reading?.remembered ?? search.keyword, total: list.data.total }
      : null,
)

const $remembered = createStore('').on(searchedKeywords.added, (_, keyword) => keyword)

/**
 * Stores the keyword of each search once, so that one that the shopper removes while narrowing the results does not
 * return. Part of the first visit's scripts, because a visitor who leaves without interacting has searched, too.
 */
sample({
  clock: [valuesOf($found), $isDeviceRead],
  source: { found: $found, remembered: $remembered, isRead: $isDeviceRead },
  filter: ({ found, remembered, isRead }) => isRead && found !== null && found.keyword !== remembered,
  fn: ({ found }) => found?.keyword ?? '',
  target: searchedKeywords.added,
})
