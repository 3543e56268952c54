import { isFiltered } from '@jeoul/filter-spec'
import { $query, items, readSearch } from '@jeoul/list'
import { isKeywordTooLong, popularRequested } from '@jeoul/search'
import { categoriesRequested } from '@jeoul/shop/category'
import { combine, createStore, sample } from 'effector'
import { $found } from './remember-search.ts'
import { searchRoute } from './search-route.ts'

/** The query of the page's address. */
const $searchQuery = createStore('').on(searchRoute.visited, (_, visit) => visit.search)

/** The search that the page shows; null on the page that starts a search. */
export const $search = $searchQuery.map(readSearch)

/** Whether the keyword was too long to be searched for as a whole. */
export const $isCut = $searchQuery.map(query =>
  isKeywordTooLong(new URLSearchParams(query).get('keyword') ?? ''),
)

/** Says that the keyword was too long and only its beginning was searched for. */
export const cutWords = '검색어가 길어서 앞의 100자로 찾았어요.'

/** The search is limited to a category that does not exist. */
export const $isNowhere = items.$state.map(list => list.status === 'failed' && list.failure.status === 404)

/** There is nothing to filter: the keyword alone finds nothing, or the category does not exist. */
export const $isFruitless = combine(
  items.$state,
  $isNowhere,
  $query,
  ({ status, data }, isNowhere, query) =>
    isNowhere ||
    (status === 'full' && data.total === 0 && query.search?.cateId === null && !isFiltered(query)),
)

// Suggest popular keywords if nothing is searched for, or nothing is found.
sample({
  clock: [searchRoute.visited, $found],
  source: combine(
    searchRoute.$isOpened,
    $search,
    $found,
    (isOpened, search, found) => isOpened && (search === null || found?.total === 0),
  ),
  filter: isWanted => isWanted,
  target: popularRequested,
})

// Categories with a similar name are suggested, too.
sample({ clock: $isFruitless, filter: isFruitless => isFruitless, fn: () => {}, target: categoriesRequested })
