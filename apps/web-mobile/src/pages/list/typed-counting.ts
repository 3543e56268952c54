import { getItemsFx, type ItemsParams } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { choosePrices, readWords } from '@jeoul/filter-spec'
import {
  $cateId,
  $query,
  $shownItems,
  type ListQuery,
  mobileList,
  readPrice,
  requestOf,
  typedFilterChosen,
  writeListQuery,
} from '@jeoul/list'
import { $managerId, siteManagerId } from '@jeoul/page'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

/** The texts of the filter sheet's fields. */
interface TypedFilter {
  readonly min: string
  readonly max: string
  readonly kwd: string
}

/** A field of the sheet has a new text that is not submitted yet. */
export const filterTyped = createEvent<TypedFilter>()
/** The sheet's main button applies what was typed. */
export const typedTaken = createEvent()

/** Milliseconds without a key press after which the typed text is counted. */
const pause = 250

const countFx = createEffect(async ({ query, signal }: ItemsParams) => {
  const ask = scopeBind(getItemsFx, { safe: true })
  // A debounce that a newer count aborts, like the request after it.
  await new Promise(resolve => setTimeout(resolve, pause))
  signal?.throwIfAborted()
  return ask({ query, signal })
})

const count = createResource({
  call: countFx,
  read: ({ success, result }) => (success === true && result ? { total: result.total } : null),
})

const $typed = createStore<TypedFilter | null>(null, { serialize: 'ignore' })
  .on(filterTyped, (_, typed) => typed)
  .reset($query)

/** The choice that the fields would make; null if it is the current one. */
const $typedQuery = combine($query, $typed, (query, typed): ListQuery | null => {
  if (typed === null) return null
  const { min, max, kwd } = typed
  const words = { ...query, kwd: readWords(kwd) }
  const next = { ...query, ...choosePrices(words, readPrice(min), readPrice(max)), page: 1 }
  return writeListQuery(next) === writeListQuery(query) ? null : next
})

/** How the list read its keyword; typed text is counted in the same way. */
const $readKeyword = $shownItems.map(({ data }) => data?.reading?.keyword ?? null)

sample({
  clock: sample({ clock: filterTyped, source: $typedQuery }).filterMap(query => query ?? undefined),
  source: { cateId: $cateId, managerId: $managerId, keyword: $readKeyword },
  fn: ({ cateId, managerId, keyword }, { search, ...typed }) => ({
    query: {
      ...requestOf({
        cateId,
        managerId: managerId ?? siteManagerId,
        query: { ...typed, search: search && { ...search, keyword: keyword ?? search.keyword } },
        site: mobileList,
      }),
      offset: 0,
      limit: 1,
    },
  }),
  target: count.requested,
})

/** How many products the typed filter leaves; null if nothing new is typed, with a null total until it is counted. */
export const $typedCount = combine($typedQuery, count.$state, (query, { status, data }) =>
  query === null ? null : { total: status === 'full' ? data.total : null, isFailed: status === 'failed' },
)

sample({
  clock: sample({ clock: typedTaken, source: $typedQuery }).filterMap(query => query ?? undefined),
  target: typedFilterChosen,
})
