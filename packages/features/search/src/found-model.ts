import { valuesOf } from '@jeoul/api'
import { $isDeviceRead } from '@jeoul/device'
import { $query, items } from '@jeoul/list'
import { isKeywordTooLong, keywordSearched, popularRequested } from '@jeoul/search'
import { combine, createStore, sample } from 'effector'
import { $search } from './model.ts'
import { searchRoute } from './search-route.ts'

// Loaded after the list, together with the regions that use it, to keep it out of a first visit's scripts.

/** Whether the keyword of the open address was too long to be searched for as a whole. */
export const $isCut = searchRoute.$search.map(address =>
  isKeywordTooLong(new URLSearchParams(address).get('keyword') ?? ''),
)

const $found = combine(
  { query: $query, isOpened: searchRoute.$isOpened, list: items.$state },
  ({ query: { search }, isOpened, list }) =>
    isOpened && search && list.status === 'full'
      ? { keyword: list.data.reading?.keyword ?? search.keyword, total: list.data.total }
      : null,
)

/** Popular keywords are suggested if nothing is searched for, or nothing is found. */
sample({
  clock: [searchRoute.visited, valuesOf($found)],
  source: combine(
    searchRoute.$isOpened,
    $search,
    $found,
    (isOpened, search, found) => isOpened && (search === null || found?.total === 0),
  ),
  filter: isWanted => isWanted,
  fn: () => {},
  target: popularRequested,
})

const $remembered = createStore('').on(keywordSearched, (_, keyword) => keyword)

/**
 * Remembers the keyword of each search once, so that one that the shopper removes while narrowing the results
 * does not come back.
 */
sample({
  clock: [valuesOf($found), $isDeviceRead],
  source: { found: $found, remembered: $remembered, isRead: $isDeviceRead },
  filter: ({ found, remembered, isRead }) => isRead && found !== null && found.keyword !== remembered,
  fn: ({ found }) => found?.keyword ?? '',
  target: keywordSearched,
})
