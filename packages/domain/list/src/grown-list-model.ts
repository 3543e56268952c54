import { getItemOffersFx, getItemsFx, type ItemsParams } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { loadWindow } from '@jeoul/paging'
import type { PaymentTerms } from '@jeoul/personal-price'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { firstOf, type GrownList, grow, hasMore, renew } from './grown-list.ts'
import { type ListAnswer, readList } from './list-answer.ts'
import { $shownItems, items, listKey } from './model.ts'

interface MoreRequest extends ItemsParams {
  /** The terms to sort the window by; null for an order of the host. */
  readonly terms: PaymentTerms | null
}

const askMoreFx = createEffect(async ({ query, terms, signal }: MoreRequest): Promise<ListAnswer | null> => {
  const getItems = scopeBind(getItemsFx, { safe: true })
  const getItemOffers = scopeBind(getItemOffersFx, { safe: true })
  const list = readList(await getItems({ query, signal }))
  if (!list || !terms) return list
  const { inOwnOrder } = await import('./own-order.ts')
  return { ...list, ...(await inOwnOrder({ getItems, getItemOffers }, list, { query, signal }, terms)) }
})

/** The window after the last loaded one. */
export const moreItems = createResource({ call: askMoreFx, read: list => list })

/** The shopper scrolled near the end of the list, or pressed the button for more. */
export const moreRequested = createEvent()
/** Restores the rows that were loaded on an earlier visit. */
export const listRestored = createEvent<GrownList>()

/** The request for the first window of the open list. */
const $first = items.$load.map(({ params }) => params)

/** Identifies the open list; '' before one is open. */
export const $listKey = $first.map(first => (first ? listKey(first) : ''))

/** Null while only the first window is loaded. */
const $grown = createStore<GrownList | null>(null)

/**
 * The list with all loaded windows; null while there is nothing to show. While a newer list of the same category loads,
 * or if it fails, the previous rows stay.
 */
export const $list = combine(
  { grown: $grown, key: $listKey, first: $first, loaded: $shownItems },
  ({ grown, key, first, loaded: { status, data } }) => {
    if (grown?.key === key) return grown
    if (status === 'full') return data && first && firstOf(key, data, first.query.limit ?? 0)
    return data && (grown ? { ...grown, key: '' } : firstOf('', data, first?.query.limit ?? 0))
  },
)

/** Whether the rows belong to a previous choice. Rows restored by Back are current, even if refreshing them fails. */
export const $isListOld = $list.map(list => list?.key === '')

sample({
  clock: items.loaded,
  source: { grown: $grown, key: $listKey },
  fn: ({ grown, key }, { data }) => (grown?.key === key && data ? renew(grown, data) : null),
  target: $grown,
})
sample({
  clock: listRestored,
  source: items.$state,
  fn: ({ status, data }, list) => (status === 'full' ? renew(list, data) : list),
  target: $grown,
})
sample({
  clock: moreItems.loaded,
  source: $list,
  fn: (list, { data }) => list && data && grow(list, data),
  target: $grown,
})

/** The request for the next window. A search is requested by the reading of its first window. */
const $next = combine($list, $first, items.$state, (list, first, { status, data }) =>
  status === 'full' && list && first && hasMore(list)
    ? {
        query: { ...first.query, ...data?.reading?.asked, ...loadWindow(list.offset) },
        terms: first.terms,
        whole: data?.own?.whole ?? null,
      }
    : null,
)

const wantedMore = sample({
  clock: moreRequested,
  source: { next: $next, more: moreItems.$state },
}).filterMap(({ next, more }) => (next && more.status !== 'loading' ? next : undefined))
sample({
  clock: wantedMore.filter({ fn: ({ whole }) => whole === null }),
  fn: ({ query, terms }) => ({ query, terms }),
  target: moreItems.requested,
})
// A list that is sorted as a whole has all of its windows.
sample({
  clock: wantedMore,
  source: $list,
  filter: (list, { whole }) => list !== null && whole !== null,
  fn: (list, { query: { offset, limit }, whole }) =>
    list && whole && grow(list, { items: whole.slice(offset, limit), total: list.total }),
  target: $grown,
})
// Windows requested for another list or offset are aborted, because they would leave a gap.
sample({ clock: [items.requested, listRestored], target: moreItems.reset })
