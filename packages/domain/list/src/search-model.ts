import type { CategoryCount } from '@jeoul/api/types'
import { createStore, sample } from 'effector'
import { priceBands, specs } from './facets-model.ts'
import type { Search } from './list-query.ts'
import { $cateId, $query, items, listOpened } from './model.ts'
import { $offeredBefore } from './offered-model.ts'

/** The search exactly as the open address has it; null on a category's list. */
export const $typedSearch = createStore<Search | null>(null).on(listOpened, (_, { query }) => query.search)

/**
 * The categories in which the words are found, most results first; empty if the host does not count. Kept
 * while the same words load again, so that a shopper can go from category to category.
 */
export const $categoryCounts = createStore<readonly CategoryCount[]>([])
  .on(
    items.$state,
    (before, { data }) => data?.categories?.filter(count => count?.cate_id && count.name) ?? before,
  )
  .reset($typedSearch.map(search => search?.keyword ?? ''))

// From now on choices apply to the reinterpreted search.
$query.on(items.loaded, (query, { data }) =>
  query.search && data?.readAs
    ? { ...query, search: { ...query.search, keyword: data.readAs.keyword } }
    : query,
)

$offeredBefore.reset($typedSearch)

sample({
  clock: $cateId,
  filter: cateId => cateId === '',
  fn: () => {},
  target: [specs.reset, priceBands.reset],
})
