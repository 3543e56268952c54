import { getItemsFx, type ItemsParams, type ItemsQuery, requestFor } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { pageWindow } from '@jeoul/paging'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { priceBands, specs } from './facets-model.ts'
import type { Finding, FoundItems } from './find-items.ts'
import { itemsRequest } from './items-request.ts'
import { knownChoices } from './known-choices.ts'
import { type ListAnswer, readList } from './list-answer.ts'
import { defaultListQuery, type ListQuery } from './list-query.ts'
import { writeListQuery } from './list-query-codec.ts'
import { desktopList, type ListSite } from './list-site.ts'
import type { Reading } from './reading.ts'

export interface ListAddress {
  /** '' for a search of the whole catalogue. */
  readonly cateId: string
  readonly managerId: number
  readonly query: ListQuery
  /** The desktop's by default. */
  readonly site?: ListSite
}

/** A request for items, with the words that it is read from. */
export type ItemsRequest = ItemsParams & Pick<Finding, 'words' | 'before'>

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
  /** Null for a list that is not a search. */
  readonly reading: Reading | null
}

function readItems({ body, reading }: FoundItems): ReadItems | null {
  const list = readList(body)
  return list && { ...list, reading }
}

/**
 * The window of the list that the address names. Rows stay while another window of the same category or keyword loads.
 */
export const items = createResource({
  call: askItemsFx,
  read: readItems,
  // After Back, an address has the prices in its keyword that the reading took from it.
  keepPrevious: ({ words: { search: asked }, query }, { words: { search: now }, query: next, before }) =>
    now ? [asked?.keyword, before?.typed].includes(now.keyword) : !asked && query.cate_id === next.cate_id,
})

/** The request for the first window of the list at an address. */
export function requestOf({ cateId, managerId, query, site = desktopList }: ListAddress): ItemsQuery {
  return itemsRequest(cateId, managerId, query, site)
}

/** A list's address was opened, or changed while the list stays open. */
export const listOpened = createEvent<ListAddress>()

/** The category of the open list; '' for a search of the whole catalogue. */
export const $cateId = createStore('').on(listOpened, (_, { cateId }) => cateId)
const $listManager = createStore(0).on(listOpened, (_, { managerId }) => managerId)
/** The current choices. They change at once; the address and the list follow. */
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
/** The search keyword; '' on the list of a category. */
export const $keyword = $query.map(({ search }) => search?.keyword ?? '')

/** The last response for the open list. Not sent by the server; the browser sets it with its first request. */
const $answered = createStore<ReadItems | null>(null, { serialize: 'ignore' })
  .on(items.$state, (before, { data }) => data ?? before)
  .reset($cateId, $keyword)

/** The shown response: while a request is retried or after it failed, the previous one. */
export const $shownItems = combine(items.$state, $answered, ({ status, data }, before) => ({
  status,
  data: data ?? before,
}))

/**
 * The category whose facets are offered: the list's own or, in a search of the whole catalogue, the one that best
 * matches its words. '' for none.
 */
export const $facetCateId = combine($cateId, $keyword, $shownItems, (cateId, keyword, { data }) =>
  cateId === '' && keyword !== '' ? (data?.categories?.[0]?.cate_id ?? '') : cateId,
)

for (const [$category, facets] of [
  [$facetCateId, specs],
  [$cateId, priceBands],
] as const) {
  // A minishop's categories have facets of their own.
  const $params = combine($category, $listManager, (cateId, managerId) =>
    cateId === '' ? null : { cateId, managerId },
  )
  requestFor(facets, $params)
  // Drop the facets of the previous list.
  sample({ clock: $params, filter: params => params === null, target: facets.reset })
}
$query.on(items.loaded, (query, { data }) =>
  data ? knownChoices({ ...query, ...data.reading?.choices }, data) : query,
)

/** The popularity rank of the page's first product, from 1; null if the list has another order. */
export const $firstRank = createStore<number | null>(null)

// Updated when the list arrives; until then the visible rows belong to the previous choices.
sample({
  clock: items.loaded,
  source: $query,
  fn: ({ sort, page, size }) => (sort === 'rank' ? pageWindow(page, size).offset + 1 : null),
  target: $firstRank,
})
