import {
  getItemOffersFx,
  getItemsFx,
  getSpecsFx,
  type ItemsParams,
  type ItemsQuery,
  requestFor,
} from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { siteManagerId } from '@jeoul/page'
import { pageWindow } from '@jeoul/paging'
import { $paymentTerms, areStated, type PaymentTerms, type Region } from '@jeoul/personal-price'
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { priceBands, specs } from './facets-model.ts'
import type { FoundItems } from './find-items.ts'
import { itemsRequest } from './items-request.ts'
import { type ListAnswer, readList } from './list-answer.ts'
import { defaultListQuery, type ListQuery } from './list-query.ts'
import { writeListQuery } from './list-query-codec.ts'
import { desktopList, type ListSite } from './list-site.ts'
import type { OwnOrder } from './own-order.ts'
import type { Reading } from './reading.ts'
import { dropUnsupportedFilters } from './unsupported-filters.ts'

export interface ListAddress {
  /** '' for a search of the whole catalogue. */
  readonly cateId: string
  readonly managerId: number
  readonly query: ListQuery
  /** The desktop's by default. */
  readonly site?: ListSite
}

/** An address, with the payment terms that the list follows. */
interface OwnList extends ListAddress {
  readonly region: Region
}

/** A request for items, with the shopper's choices that it was built from. */
export interface ItemsRequest extends ItemsParams {
  readonly chosen: ListQuery
  /** The reading of the results on screen, which further choices of a search reuse. */
  readonly before: Reading | null
  /** The terms to sort by; null for an order of the host. */
  readonly terms: PaymentTerms | null
}

interface AskedItems extends FoundItems {
  /** The region that the request named. */
  readonly region: Region
  /** Null for an order of the host. */
  readonly own: OwnOrder | null
}

/**
 * Requests the items of a list. A search may take several requests, and so does an order by what this shopper pays; the
 * code of both is loaded for them only.
 */
const askItemsFx = createEffect(
  async ({ query, chosen: { search, kwd }, before, terms, signal }: ItemsRequest): Promise<AskedItems> => {
    const getItems = scopeBind(getItemsFx, { safe: true })
    const getSpecs = scopeBind(getSpecsFx, { safe: true })
    const getItemOffers = scopeBind(getItemOffersFx, { safe: true })
    const { region = 'mainland' } = query
    const found = search
      ? await import('./find-items.ts').then(({ findItems }) =>
          findItems({ getItems, getSpecs }, { query, signal }, { words: { search, kwd }, before }),
        )
      : { body: await getItems({ query, signal }), reading: null }
    const list = terms && readList(found.body)
    if (!list) return { ...found, region, own: null }
    const { inOwnOrder } = await import('./own-order.ts')
    const asked = { query: { ...query, ...found.reading?.asked }, signal }
    return { ...found, region, own: await inOwnOrder({ getItems, getItemOffers }, list, asked, terms) }
  },
)

/** The terms that a list is sorted by. Without any that are stated, every shopper pays the same. */
function termsFor({ sort }: ListQuery, terms: PaymentTerms): PaymentTerms | null {
  return sort === 'personal' && areStated(terms) ? terms : null
}

/** The request for a shopper with other terms; null if they make no difference to it. */
function withTerms(request: ItemsRequest, terms: PaymentTerms): ItemsRequest | null {
  const { region: before = 'mainland', ...query } = request.query
  const region = terms.region
  const next = { ...request, terms: termsFor(request.chosen, terms) }
  if (region !== before) return { ...next, query: region === 'mainland' ? query : { ...query, region } }
  return JSON.stringify(next.terms) === JSON.stringify(request.terms) ? null : next
}

interface ReadItems extends ListAnswer {
  /** Null for a list that is not a search. */
  readonly reading: Reading | null
  readonly own: OwnOrder | null
}

function readItems({ body, reading, region, own }: AskedItems): ReadItems | null {
  const list = readList(body, region)
  return list && { ...list, ...(own && { items: own.items }), reading, own }
}

/**
 * Whether the rows of one request may stay on screen while another loads: both are of the same minishop, and of the same
 * category or keyword.
 */
function mayShareRows(asked: ItemsRequest, { query, chosen: { search }, before }: ItemsRequest): boolean {
  if (asked.query.idx_b_manager !== query.idx_b_manager) return false
  const earlier = asked.chosen.search
  // After Back, the keyword contains the prices again that the reading had taken out of it.
  return search
    ? [earlier?.keyword, before?.typed].includes(search.keyword)
    : !earlier && asked.query.cate_id === query.cate_id
}

/** The first window of the list at the page's address. */
export const items = createResource({
  call: askItemsFx,
  read: readItems,
  keepPrevious: mayShareRows,
})

/** The request for the first window of the list at an address. */
export function requestOf({ cateId, managerId, query, site = desktopList, region }: OwnList): ItemsQuery {
  return itemsRequest(cateId, managerId, query, site, region)
}

/** Requests a list before it is opened. */
export const prefetchListFx = attach({
  source: $paymentTerms,
  effect: askItemsFx,
  mapParams: (address: ListAddress, { region }) => ({
    query: requestOf({ ...address, region }),
    chosen: address.query,
    before: null,
    terms: null,
  }),
})

/** A list's address was opened, or changed while the list stays open. */
export const listOpened = createEvent<ListAddress>()

sample({
  clock: listOpened,
  source: { state: items.$state, terms: $paymentTerms },
  fn: ({ state: { data }, terms }, address) => ({
    query: requestOf({ ...address, region: terms.region }),
    chosen: address.query,
    before: data?.reading ?? null,
    terms: termsFor(address.query, terms),
  }),
  target: items.requested,
})
// The device's terms are read after the page has come from the server, and may change while the list is open.
sample({
  clock: sample({
    clock: $paymentTerms.updates,
    source: items.$load,
    fn: ({ params }, terms) => params && withTerms(params, terms),
  }).filterMap(request => request ?? undefined),
  target: items.requested,
})

/** The category of the open list, which amounts in a keyword choose as well; '' for a search of the whole catalogue. */
export const $cateId = createStore('').on(
  items.$load,
  (_, { params, state }) => state.data?.reading?.asked.cate_id ?? params?.query.cate_id ?? '',
)
/** Where the open list's "free delivery" is about delivery to. */
export const $listRegion = items.$load.map(({ params }): Region => params?.query.region ?? 'mainland')
const $listManager = createStore(siteManagerId).on(
  items.$load,
  (manager, { params }) => params?.query.idx_b_manager ?? manager,
)

/**
 * The choices of the open list: those of its address and, once the host has answered, those that the host has applied.
 */
export const $query = createStore<ListQuery>(defaultListQuery, {
  updateFilter: (next, now) => writeListQuery(next) !== writeListQuery(now),
}).on(items.$load, (query, { params, state: { status, data } }) => {
  const chosen = params?.chosen ?? query
  if (status !== 'full') return chosen
  return dropUnsupportedFilters({ ...chosen, ...data.reading?.choices }, data)
})

/** The search keyword; '' on the list of a category. */
export const $keyword = $query.map(({ search }) => search?.keyword ?? '')

/**
 * The newest answer that the open list may show, with its request. Not serialized: the browser sets it with its first
 * request.
 */
const $answered = createStore<{ readonly asked: ItemsRequest; readonly data: ReadItems } | null>(null, {
  serialize: 'ignore',
}).on(items.$load, (before, { params: asked, state: { data } }) => {
  if (asked && data) return { asked, data }
  return asked && before && mayShareRows(before.asked, asked) ? before : null
})

/** The items to show: those of the newest answer or, while a retry is pending or after a failure, the previous ones. */
export const $shownItems = combine(items.$state, $answered, ({ status, data }, before) => ({
  status,
  data: data ?? before?.data ?? null,
}))

/** Whether rows of the list offer 비교: "Product list response: … result.isCompare" (specification, section 3). */
export const $isCompared = $shownItems.map(({ data }) => data?.isCompare ?? true)

/**
 * The category whose facets are offered: the list's own or, in a search of the whole catalogue, the category that
 * matches the words best. '' for none.
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
  // Also clocked by each request for the list, because effector may miss the first update of `$params`
  // (https://github.com/effector/effector/issues/613).
  requestFor(facets, $params, items.$load)
  // Removes the facets of the previous list.
  sample({ clock: items.$load, source: $params, filter: params => params === null, target: facets.reset })
}

/** The popularity rank of the page's first product, from 1; null if the list has another order. */
export const $firstRank = createStore<number | null>(null)
/** The order of the visible rows. */
export const $shownSort = createStore(defaultListQuery.sort)

// Updated when the list arrives: until then, the visible rows belong to the previous choices.
sample({ clock: items.loaded, source: $query, fn: ({ sort }) => sort, target: $shownSort })
sample({
  clock: items.loaded,
  source: $query,
  fn: ({ sort, page, size }) => (sort === 'rank' ? pageWindow(page, size).offset + 1 : null),
  target: $firstRank,
})

/**
 * Identifies a list by its first request, the shopper's words, because one request may come from two different searches,
 * and the terms that it is sorted by.
 */
export function listKey({ query, chosen: { search, kwd }, terms }: ItemsRequest): string {
  return JSON.stringify(terms ? [query, { search, kwd }, terms] : [query, { search, kwd }])
}
