import { chipsOf } from '@jeoul/filter-spec'
import { combine } from 'effector'
import { items, $query, specs } from './model.ts'
import { priceRangeLabel } from './price-range-label.ts'

/** Everything chosen, each with what is left without it. */
export const $chips = combine($query, items.$state, specs.$state, (query, list, facets) =>
  chipsOf(query, {
    makers: list.data?.makers ?? [],
    facets: facets.data ?? [],
    priceLabel: priceRangeLabel,
  }),
)
