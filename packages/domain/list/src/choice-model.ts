import type { Sort } from '@jeoul/api/types'
import { choosePrices, emptyFilter, readWords, toggleMaker, toggleSpec } from '@jeoul/filter-spec'
import { createEvent, sample } from 'effector'
import type { ListQuery } from './list-query.ts'
import { $query } from './model.ts'

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
