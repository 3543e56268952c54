import { chipsOf } from '@jeoul/filter-spec'
import { combine } from 'effector'
import { specs } from './facets-model.ts'
import { $makers } from './makers-model.ts'
import { $query } from './model.ts'
import { priceRangeLabel } from './price-range-label.ts'

/** All choices, each with the filter that remains without it. */
export const $chips = combine($query, $makers, specs.$state, (query, makers, facets) =>
  chipsOf(query, {
    makers,
    facets: facets.data ?? [],
    priceLabel: priceRangeLabel,
  }),
)
