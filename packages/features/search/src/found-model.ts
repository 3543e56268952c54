import { isKeywordTooLong, popularRequested } from '@jeoul/search'
import { combine, sample } from 'effector'
import { $search, $searchQuery } from './model.ts'
import { $found } from './remember-search.ts'
import { searchRoute } from './search-route.ts'

/** Whether the keyword was too long to be searched for as a whole. */
export const $isCut = $searchQuery.map(query =>
  isKeywordTooLong(new URLSearchParams(query).get('keyword') ?? ''),
)

/** Suggest popular keywords if nothing is searched for, or nothing is found. */
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
