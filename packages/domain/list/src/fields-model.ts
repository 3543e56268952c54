import type { Sort } from '@jeoul/api/types'
import { readSpecChoice, readTrait } from '@jeoul/filter-spec'
import { createEvent, sample } from 'effector'
import {
  cardPriceSwitched,
  makerToggled,
  mallToggled,
  pricesChosen,
  sortChosen,
  specToggled,
  traitToggled,
} from './choice-model.ts'
import { type SortChoice, sortsOf } from './list-query.ts'
import { $query } from './model.ts'
import { readPrice } from './read-price.ts'

/**
 * A field of the list's form changed. Boxes are named `maker`, `mall`, `trait`, `spec` and `type`, the
 * select of orders `sort`.
 */
export const fieldChanged = createEvent<{
  readonly name: string
  readonly value: string
  readonly checked: boolean
}>()
/** A price range as it was typed. */
export const pricesTyped = createEvent<{ readonly min: string; readonly max: string }>()

sample({
  clock: fieldChanged.filterMap(({ name, value }) => (name === 'maker' ? value : undefined)),
  target: makerToggled,
})
sample({
  clock: fieldChanged.filterMap(({ name, value }) => (name === 'mall' ? value : undefined)),
  target: mallToggled,
})
sample({
  clock: fieldChanged.filterMap(({ name, value }) => (name === 'trait' ? readTrait(value) : undefined)),
  target: traitToggled,
})
sample({
  clock: fieldChanged.filterMap(({ name, value }) =>
    name === 'spec' ? (readSpecChoice(value) ?? undefined) : undefined,
  ),
  target: specToggled,
})
sample({
  clock: fieldChanged.filterMap(({ name, checked }) => (name === 'type' ? checked : undefined)),
  target: cardPriceSwitched,
})
sample({
  clock: sample({
    clock: fieldChanged,
    source: $query,
    filter: (_, { name }) => name === 'sort',
    fn: ({ search }, { value }) => sortOf(value, sortsOf(search)),
  }).filterMap(sort => sort),
  target: sortChosen,
})
sample({
  clock: pricesTyped,
  fn: ({ min, max }) => ({ min: readPrice(min), max: readPrice(max) }),
  target: pricesChosen,
})

function sortOf(value: string, sorts: readonly SortChoice[]): Sort | undefined {
  return sorts.find(({ key }) => key === value)?.key
}
