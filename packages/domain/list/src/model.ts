import { getItemsFx, type ItemsParams, type ItemsQuery } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { pageWindow } from '@jeoul/paging'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { priceBands, specs } from './facets-model.ts'
import type { FoundItems, Words } from './find-items.ts'
import { itemsRequest } from './items-request.ts'
import { knownChoices } from './known-choices.ts'
import { readList } from './list-answer.ts'
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

interface AskedItems extends ItemsParams {
  readonly words: Words
}

/** A search may take several requests; the code for that is loaded for searches only. */
const askItemsFx = createEffect(async ({ query, words, signal }: AskedItems): Promise<FoundItems> => {
  const ask = scopeBind(getItemsFx, { safe: true })
  if (words.search === null) return { body: await ask({ query, signal }), readAs: null }
  const { findItems } = await import('./find-items.ts')
  return findItems(ask, { query, signal }, words)
})

/** The list's window named by the address. Rows stay while another window of the same list loads. */
export const items = createResource({
  call: askItemsFx,
  read({ body, readAs }) {
    const list = readList(body)
    return list && { ...list, readAs }
  },
  keeps: (before, now) =>
    before.query.cate_id === now.query.cate_id && before.words.search?.keyword === now.words.search?.keyword,
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
  fn: address => ({
    query: requestOf(address),
    words: { search: address.query.search, kwd: address.query.kwd },
  }),
  target: items.requested,
})
// A minishop has its own facets in a category.
sample({
  clock: combine({ cateId: $cateId, managerId: $listManager }),
  filter: ({ cateId }) => cateId !== '',
  target: [specs.requested, priceBands.requested],
})
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
