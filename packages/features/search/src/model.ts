import { isFiltered } from '@jeoul/filter-spec'
import { $query, items, readSearch } from '@jeoul/list'
import { combine, createStore } from 'effector'
import { searchRoute } from './search-route.ts'

/** The query of the page's address. */
export const $searchQuery = createStore('').on(searchRoute.visited, (_, visit) => visit.search)

/** The search that the page shows; null on the page that starts a search. */
export const $search = $searchQuery.map(readSearch)

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
