import { getItemsFx, type ItemsQuery } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { loadWindow } from '@jeoul/paging'
import { combine, createEvent, createStore, sample } from 'effector'
import { firstOf, type GrownList, grow, hasMore, renew } from './grown-list.ts'
import { readList } from './list-answer.ts'
import { items, listOpened, requestOf } from './model.ts'

/** The window after the last one that is there. */
export const moreItems = createResource({ call: getItemsFx, read: readList })

/** The shopper comes near the end of the list, or asks for more. */
export const moreRequested = createEvent()
/** What an earlier visit had loaded of the open list is there again. */
export const listRestored = createEvent<GrownList>()

const $first = createStore<ItemsQuery | null>(null).on(listOpened, (_, address) => requestOf(address))

/** What the open list asks for first, by which it is known again. */
export const $question = $first.map(first => JSON.stringify(first))

/** Null while there is no more than the first window. */
const $grown = createStore<GrownList | null>(null)

/**
 * The list with everything that was loaded of it; null while there is nothing to show. The rows of the choice before
 * stay while a newer list of the same category is awaited.
 */
export const $list = combine(
  { grown: $grown, question: $question, first: $first, loaded: items.$state },
  ({ grown, question, first, loaded: { status, data } }) => {
    if (grown && (grown.question === question || (status === 'loading' && data))) return grown
    return data && first && firstOf(question, data, first.limit ?? 0)
  },
)

sample({
  clock: items.loaded,
  source: { grown: $grown, question: $question },
  fn: ({ grown, question }, { data }) => (grown?.question === question && data ? renew(grown, data) : null),
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

/** What a search was read as goes on as that. */
const $words = items.$state.map(({ data }) => data?.readAs?.words ?? null)

const $next = combine($list, $first, $question, $words, (list, first, question, words) =>
  list?.question === question && first && hasMore(list)
    ? { query: { ...first, ...(words !== null && { keyword: words }), ...loadWindow(list.offset) } }
    : null,
)

sample({
  clock: sample({ clock: moreRequested, source: { next: $next, more: moreItems.$state } }).filterMap(
    ({ next, more }) => (next && more.status !== 'loading' ? next : undefined),
  ),
  target: moreItems.requested,
})
// A load that was asked for at another place of the list, or of another list, would leave a gap.
sample({ clock: [listOpened, listRestored], fn: () => {}, target: moreItems.reset })
