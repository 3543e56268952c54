import { createStore, sample } from 'effector'
import type { Search } from './list-query.ts'
import { $makersBefore } from './makers-model.ts'
import { $cateId, $query, items, listOpened, priceBands, specs } from './model.ts'

/** What the open address searches for, word for word; null on the list of a category. */
export const $askedSearch = createStore<Search | null>(null).on(listOpened, (_, { query }) => query.search)

/** Where the words are found, most first, whichever category was asked for; none where the host does not count. */
export const $categoryCounts = items.$state.map(
  ({ data }) => data?.categories?.filter(count => count?.cate_id && count.name) ?? [],
)

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
  target: [specs.dropped, priceBands.dropped],
})
