import { getItemsFx, type ItemsParams } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { choosePrices, readWords } from '@jeoul/filter-spec'
import {
  $cateId,
  $listRegion,
  $query,
  $shownItems,
  choicesMade,
  type ListQuery,
  mobileList,
  readPrice,
  requestOf,
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

/** Keys of the chosen prices and words, which the fields show initially. They change with the list and with the choice. */
interface Chosen {
  readonly prices: string
  readonly words: string
}

const $chosen = combine($cateId, $query, (cateId, { search, min, max, kwd }): Chosen => {
  const list = [cateId, search?.keyword]
  return { prices: JSON.stringify([list, min, max]), words: JSON.stringify([list, kwd]) }
})

/**
 * The typed texts, with the keys of the choice when they were typed. A changed key replaces the typed prices or words by the
 * chosen ones; another list replaces both.
 */
const $typed = createStore<(TypedFilter & { readonly before: Chosen }) | null>(null, {
  serialize: 'ignore',
})
sample({
  clock: filterTyped,
  source: $chosen,
  fn: (before, typed) => ({ ...typed, before }),
  target: $typed,
})

/** The choice that the fields would make; null if it is the current one. */
const $typedQuery = combine($query, $chosen, $typed, (query, chosen, typed): ListQuery | null => {
  if (typed === null) return null
  const { min, max, kwd, before } = typed
  const worded = before.words === chosen.words ? { ...query, kwd: readWords(kwd) } : query
  const next =
    before.prices === chosen.prices
      ? { ...worded, ...choosePrices(worded, readPrice(min), readPrice(max)) }
      : worded
  return writeListQuery(next) === writeListQuery(query) ? null : { ...next, page: 1 }
})

/** How the list read its keyword; typed text is counted in the same way. */
const $reading = $shownItems.map(({ data }) => data?.reading ?? null)

sample({
  clock: $typedQuery.updates.filterMap(query => query ?? undefined),
  source: { cateId: $cateId, managerId: $managerId, reading: $reading, region: $listRegion },
  fn: ({ cateId, managerId, reading, region }, { search, ...typed }) => ({
    query: {
      ...requestOf({
        cateId,
        managerId: managerId ?? siteManagerId,
        query: { ...typed, search: search && { ...search, keyword: reading?.keyword ?? search.keyword } },
        site: mobileList,
        region,
      }),
      offset: 0,
      limit: 1,
    },
  }),
  target: count.wanted,
})

/** How many products the typed filter leaves; null if nothing new is typed, with a null total until it is counted. */
export const $typedCount = combine($typedQuery, count.$state, (query, { status, data }) =>
  query === null ? null : { total: status === 'full' ? data.total : null, isFailed: status === 'failed' },
)

sample({
  clock: sample({ clock: typedTaken, source: $typedQuery }).filterMap(query => query ?? undefined),
  target: choicesMade,
})
