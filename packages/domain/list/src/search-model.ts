import type { CategoryCount } from '@jeoul/api/types'
import { createStore, sample } from 'effector'
import { priceBands, specs } from './facets-model.ts'
import type { Search } from './list-query.ts'
import { $makersBefore } from './makers-model.ts'
import { $cateId, $query, items, listOpened } from './model.ts'

/** What the open address searches for, word for word; null on the list of a category. */
export const $askedSearch = createStore<Search | null>(null).on(listOpened, (_, { query }) => query.search)

/**
 * Where the words are found, most first, whichever category was asked for; none where the host does not count. They outlive
 * a load of the same words, so that one goes on from category to category.
 */
export const $categoryCounts = createStore<readonly CategoryCount[]>([])
  .on(
    items.$state,
    (before, { data }) => data?.categories?.filter(count => count?.cate_id && count.name) ?? before,
  )
  .reset($askedSearch.map(search => search?.keyword ?? ''))

// Whatever is chosen from now on is chosen of what was found.
$query.on(items.loaded, (query, { data }) =>
  query.search && data?.readAs
    ? { ...query, search: { ...query.search, keyword: data.readAs.keyword } }
    : query,
)

$makersBefore.reset($askedSearch)

sample({
  clock: $cateId,
  filter: cateId => cateId === '',
  fn: () => {},
  target: [specs.reset, priceBands.reset],
})
