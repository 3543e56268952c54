import { $isDeviceRead } from '@jeoul/device'
import { isFiltered } from '@jeoul/filter-spec'
import { $askedSearch, $query, items, readSearch } from '@jeoul/listing'
import { searchRoute } from '@jeoul/routing'
import { isKeywordTooLong, keywordSearched, popularWanted } from '@jeoul/search'
import { combine, createStore, sample } from 'effector'

/** What the open address searches for; null on the page to search from. */
export const $search = searchRoute.$search.map(readSearch)

/** Whether the keyword of the open address was too long to be searched for as a whole. */
export const $isCut = searchRoute.$search.map(address =>
  isKeywordTooLong(new URLSearchParams(address).get('keyword') ?? ''),
)

const $found = combine(
  { search: $askedSearch, isOpened: searchRoute.$isOpened, list: items.$state },
  ({ search, isOpened, list }) =>
    isOpened && search && list.status === 'full'
      ? { keyword: list.data.readAs?.keyword ?? search.keyword, total: list.data.total }
      : null,
)

/** The search is narrowed to a category that there is not. */
export const $isNowhere = items.$state.map(list => list.status === 'failed' && list.failure.status === 404)

/** There is nothing to choose from: the words alone find nothing anywhere, or are looked for nowhere. */
export const $isFruitless = combine(
  items.$state,
  $isNowhere,
  $query,
  ({ status, data }, isNowhere, query) =>
    isNowhere ||
    (status === 'full' && data.total === 0 && query.search?.cateId === null && !isFiltered(query)),
)

/** Popular keywords are a way on for whoever searches for nothing, or finds nothing. */
sample({
  clock: [
    searchRoute.visited.filter({ fn: ({ search }) => readSearch(search) === null }),
    $found.updates.filter({ fn: found => found?.total === 0 }),
  ],
  fn: () => {},
  target: popularWanted,
})

const $remembered = createStore('').on(keywordSearched, (_, keyword) => keyword)

/** Once for every search: whoever takes a keyword away while narrowing its results does not find it there again. */
sample({
  clock: [$found, $isDeviceRead],
  source: { found: $found, remembered: $remembered, isRead: $isDeviceRead },
  filter: ({ found, remembered, isRead }) => isRead && found !== null && found.keyword !== remembered,
  fn: ({ found }) => found?.keyword ?? '',
  target: keywordSearched,
})
