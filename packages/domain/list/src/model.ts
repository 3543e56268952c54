import { getItemsFx, type ItemsParams, type ItemsQuery } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { pageWindow } from '@jeoul/paging'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { priceBands, specs } from './facets-model.ts'
import type { FoundItems, Words } from './find-items.ts'
import { itemsRequest } from './items-request.ts'
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

/** A search may ask more than once; what that takes is loaded for searches alone. */
const askItemsFx = createEffect(async ({ query, words, signal }: AskedItems): Promise<FoundItems> => {
  const ask = scopeBind(getItemsFx, { safe: true })
  if (words.search === null) return { body: await ask({ query, signal }), readAs: null }
  const { findItems } = await import('./find-items.ts')
  return findItems(ask, { query, signal }, words)
})

/** The window of the list that the address asks for; rows stay while another of the same list is on its way. */
export const items = createResource({
  call: askItemsFx,
  read({ body, readAs }) {
    const list = readList(body)
    return list && { ...list, readAs }
  },
  keeps: (before, now) =>
    before.query.cate_id === now.query.cate_id && before.words.search?.keyword === now.words.search?.keyword,
})

/** What the first window of the list at an address asks for. */
export function requestOf({ cateId, managerId, query, site = desktopList }: ListAddress): ItemsQuery {
  return itemsRequest(cateId, managerId, query, site)
}

/** A list's address was opened, or changed while the list stays open. */
export const listOpened = createEvent<ListAddress>()

/** The category whose list is open; '' for a search through everything. */
export const $cateId = createStore('').on(listOpened, (_, { cateId }) => cateId)
const $listManager = createStore(0).on(listOpened, (_, { managerId }) => managerId)
/** What is chosen. It follows a choice at once; the address, and with it the list, comes after. */
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
// A category's filters are those of the minishop that it is listed in.
sample({
  clock: combine({ cateId: $cateId, managerId: $listManager }),
  filter: ({ cateId }) => cateId !== '',
  target: [specs.requested, priceBands.requested],
})
/** The place of the page's first product by popularity, from 1; null where the list has another order. */
export const $firstRank = createStore<number | null>(null)

// Taken when the list arrives: until then the rows on show belong to the choices before.
sample({
  clock: items.loaded,
  source: $query,
  fn: ({ sort, page, size }) => (sort === 'rank' ? pageWindow(page, size).offset + 1 : null),
  target: $firstRank,
})
