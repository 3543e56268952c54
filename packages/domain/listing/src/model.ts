import { getItemsFx, getPriceBandsFx, getSpecsFx, type ItemsParams, type ItemsQuery } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { Sort } from '@jeoul/api/types'
import { choosePrices, emptyFilter, readWords, toggleMaker, toggleSpec } from '@jeoul/filter-spec'
import { pageWindow } from '@jeoul/paging'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { FoundItems, Words } from './find-items.ts'
import { itemsRequest } from './items-request.ts'
import { readList, readPriceBands } from './list-answer.ts'
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
/** The facets that the category can be narrowed by, with what the site or the minishop has of each value. */
export const specs = createResource({
  call: getSpecsFx,
  read: ({ success, result }) => (success ? result.filter(facet => facet?.key && facet.values) : null),
})
/** The price ranges that the category offers. */
export const priceBands = createResource({ call: getPriceBandsFx, read: readPriceBands })

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
  target: items.asked,
})
// A category's filters are those of the minishop that it is listed in.
sample({
  clock: combine({ cateId: $cateId, managerId: $listManager }),
  filter: ({ cateId }) => cateId !== '',
  target: [specs.asked, priceBands.asked],
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

/** A maker, by its number, is wanted or no longer. */
export const makerToggled = createEvent<string>()
/** A value of a facet, each by its key, is wanted or no longer. */
export const specToggled = createEvent<{ facet: string; value: string }>()
/** The range in won, both ends inclusive; null leaves an end open. */
export const pricesChosen = createEvent<{ min: number | null; max: number | null }>()
/** Words that the names have to have, as they were typed. */
export const keywordSubmitted = createEvent<string>()
/** "The route type cash becomes card if the card-price checkbox is checked" (specification, section 4). */
export const cardPriceSwitched = createEvent<boolean>()
/** Rows a page. */
export const sizeChosen = createEvent<number>()
/** The order of the list. */
export const sortChosen = createEvent<Sort>()
/** Nothing that narrows the list is wanted any more. */
export const filterCleared = createEvent()

const filterChosen = sample({
  clock: [
    sample({ clock: makerToggled, source: $query, fn: toggleMaker }),
    sample({
      clock: specToggled,
      source: $query,
      fn: (filter, spec) => toggleSpec(filter, spec.facet, spec.value),
    }),
    sample({
      clock: pricesChosen,
      source: $query,
      fn: (filter, { min, max }) => choosePrices(filter, min, max),
    }),
    sample({
      clock: keywordSubmitted,
      source: $query,
      fn: (filter, typed) => ({ ...filter, kwd: readWords(typed) }),
    }),
    filterCleared.map(() => emptyFilter),
  ],
})

/** The choices that the shopper wants to see next; the page turns them into the address. */
export const queryChosen = sample({
  clock: [
    filterChosen,
    cardPriceSwitched.map(isCard => ({ type: isCard ? ('card' as const) : ('cash' as const) })),
    sizeChosen.map(size => ({ size })),
    sortChosen.map(sort => ({ sort })),
  ],
  source: $query,
  fn: (query, chosen): ListQuery => ({ ...query, ...chosen, page: 1 }),
})

$query.on(queryChosen, (_, query) => query)
