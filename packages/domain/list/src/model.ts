import { getItemsFx, type ItemsParams, type ItemsQuery } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { withReader } from '@jeoul/api/with-reader'
import { pageWindow } from '@jeoul/paging'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { priceBands, specs } from './facets-model.ts'
import type { Finding, FoundItems, Reading } from './find-items.ts'
import { itemsRequest } from './items-request.ts'
import { knownChoices } from './known-choices.ts'
import type { ListAnswer } from './list-answer.ts'
import { defaultListQuery, type ListQuery } from './list-query.ts'
import { writeListQuery } from './list-query-codec.ts'
import { desktopList, type ListSite } from './list-site.ts'

export interface ListAddress {
  /** '' for a search through everything. */
  readonly cateId: string
  readonly managerId: number
  readonly query: ListQuery
  /** The desktop's where none is named. */
  readonly site?: ListSite
}

type ItemsRequest = ItemsParams & Pick<Finding, 'words' | 'before'>

/** A search may take several requests; the code for that is loaded for searches only. */
const askItemsFx = createEffect(
  async ({ query, words, before, signal }: ItemsRequest): Promise<FoundItems> => {
    const ask = scopeBind(getItemsFx, { safe: true })
    if (words.search === null) return { body: await ask({ query, signal }), reading: null }
    const { findItems } = await import('./find-items.ts')
    return findItems(ask, { query, signal }, { words, before })
  },
)

interface ReadItems extends ListAnswer {
  /** Null for a list that is no search. */
  readonly reading: Reading | null
}

const readItemsFx = withReader(askItemsFx, async () => {
  const { readList } = await import('./list-answer.ts')
  return ({ body, reading }: FoundItems): ReadItems | null => {
    const list = readList(body)
    return list && { ...list, reading }
  }
})

/** The list's window named by the address. Rows stay while another of the same category, or the same keyword, loads. */
export const items = createResource({
  call: readItemsFx,
  read: (found: ReadItems | null) => found,
  keeps: ({ words: { search: before }, query }, { words: { search: now }, query: next }) =>
    before && now ? before.keyword === now.keyword : before === now && query.cate_id === next.cate_id,
})

/** The request for the first window of the list at an address. */
export function requestOf({ cateId, managerId, query, site = desktopList }: ListAddress): ItemsQuery {
  return itemsRequest(cateId, managerId, query, site)
}

/** A list's address was opened, or changed while the list stays open. */
export const listOpened = createEvent<ListAddress>()

/** The category whose list is open; '' for a search through everything. */
export const $cateId = createStore('').on(listOpened, (_, { cateId }) => cateId)
const $listManager = createStore(0).on(listOpened, (_, { managerId }) => managerId)
/** The current choices. They change at once; the address, and with it the list, follows. */
export const $query = createStore<ListQuery>(defaultListQuery, {
  updateFilter: (next, now) => writeListQuery(next) !== writeListQuery(now),
}).on(listOpened, (_, { query }) => query)

sample({
  clock: listOpened,
  source: items.$state,
  fn: ({ data }, address) => ({
    query: requestOf(address),
    words: { search: address.query.search, kwd: address.query.kwd },
    before: data?.reading ?? null,
  }),
  target: items.requested,
})
/** What is searched for; '' on the list of a category. */
export const $keyword = $query.map(({ search }) => search?.keyword ?? '')

/** The last answer to the open list. The browser has it from its first request on. */
const $answered = createStore<ReadItems | null>(null, { serialize: 'ignore' })
  .on(items.$state, (before, { data }) => data ?? before)
  .reset($cateId, $keyword)

/** What the list shows: where a request fails, and while it is tried again, the answer before it. */
export const $shownItems = combine(items.$state, $answered, ({ status, data }, before) => ({
  status,
  data: data ?? before,
}))

/**
 * The category whose facets can be chosen: the list's own or, in a search through everything, the one that fits its
 * words best. '' for none.
 */
export const $facetCateId = combine($cateId, $keyword, $shownItems, (cateId, keyword, { data }) =>
  cateId === '' && keyword !== '' ? (data?.categories?.[0]?.cate_id ?? '') : cateId,
)

// A minishop has its own facets in a category.
for (const [$id, resource] of [
  [$facetCateId, specs],
  [$cateId, priceBands],
] as const) {
  const $shopCategory = combine({ cateId: $id, managerId: $listManager })
  sample({ clock: $shopCategory, filter: ({ cateId }) => cateId !== '', target: resource.requested })
  // Nothing of an earlier list remains.
  sample({
    clock: $shopCategory,
    filter: ({ cateId }) => cateId === '',
    fn: () => {},
    target: resource.reset,
  })
}
$query.on(items.loaded, (query, { data }) => (data ? knownChoices(query, data) : query))

/** The popularity rank of the page's first product, from 1; null if the list has another order. */
export const $firstRank = createStore<number | null>(null)

// Set when the list arrives: until then the visible rows belong to the previous choices.
sample({
  clock: items.loaded,
  source: $query,
  fn: ({ sort, page, size }) => (sort === 'rank' ? pageWindow(page, size).offset + 1 : null),
  target: $firstRank,
})
