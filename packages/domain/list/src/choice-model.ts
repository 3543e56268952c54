import type { Sort, Trait } from '@jeoul/api/types'
import {
  choosePrices,
  emptyFilter,
  readWords,
  toggleMaker,
  toggleMall,
  toggleSpec,
  toggleTrait,
} from '@jeoul/filter-spec'
import { createEvent, sample } from 'effector'
import type { ListQuery } from './list-query.ts'
import { $facetCateId, $query } from './model.ts'

/** Toggles a maker by its number. */
export const makerToggled = createEvent<string>()
/** Toggles a trait that all products must have. */
export const traitToggled = createEvent<Trait>()
/** Toggles a mall by its id. */
export const mallToggled = createEvent<string>()
/** Toggles a value of a facet, both given by their keys. */
export const specToggled = createEvent<{ facet: string; value: string }>()
/** Sets the price range in won, both ends inclusive; null leaves an end open. */
export const pricesChosen = createEvent<{ min: number | null; max: number | null }>()
/** Searches within the list for these words, as typed. */
export const keywordSubmitted = createEvent<string>()
/** Sets all typed choices at once: prices in won, and words. */
export const typedFilterChosen = createEvent<{ min: number | null; max: number | null; kwd: string }>()
/** "The route type cash becomes card if the card-price checkbox is checked" (specification, section 4). */
export const cardPriceSwitched = createEvent<boolean>()
/** Sets the number of rows per page. */
export const sizeChosen = createEvent<number>()
/** Sets the order of the list. */
export const sortChosen = createEvent<Sort>()
/** Clears the whole filter. */
export const filterCleared = createEvent()

const filterChosen = sample({
  clock: [
    sample({ clock: makerToggled, source: $query, fn: toggleMaker }),
    sample({ clock: traitToggled, source: $query, fn: toggleTrait }),
    sample({ clock: mallToggled, source: $query, fn: toggleMall }),
    sample({
      clock: specToggled,
      source: { query: $query, cateId: $facetCateId },
      // Facets are a category's, so choosing one narrows a search to it.
      fn: ({ query, cateId }, { facet, value }) => ({
        ...toggleSpec(query, facet, value),
        search: query.search && { ...query.search, cateId: cateId || query.search.cateId },
      }),
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
    sample({
      clock: typedFilterChosen,
      source: $query,
      fn: (filter, { min, max, kwd }) => choosePrices({ ...filter, kwd }, min, max),
    }),
    filterCleared.map(() => emptyFilter),
  ],
})

/** The choices to show next. The page turns them into its address. */
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
