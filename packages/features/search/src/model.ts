import { isFiltered } from '@jeoul/filter-spec'
import { $query, items, readSearch } from '@jeoul/list'
import { combine } from 'effector'
import { searchRoute } from './search-route.ts'

/** What the open address searches for; null on the page to search from. */
export const $search = searchRoute.$search.map(readSearch)

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
