import { chipsOf } from '@jeoul/filter-spec'
import { combine } from 'effector'
import { specs } from './facets-model.ts'
import { filterRelaxations } from './filter-relaxations.ts'
import { $query, items } from './model.ts'
import { $makers, $malls } from './offered-model.ts'
import { priceRangeLabel } from './price-range-label.ts'

/** All choices of the list, each with the filter that remains without it. */
export const $chips = combine($query, $makers, $malls, specs.$state, (query, makers, malls, facets) =>
  chipsOf(query, {
    makers,
    malls,
    facets: facets.data ?? [],
    priceLabel: priceRangeLabel,
  }),
)

/** The relaxations of an empty list's filter. */
export const $filterRelaxations = combine($chips, items.$state, (chips, { data }) =>
  data && data.total === 0 ? filterRelaxations(chips, data) : [],
)
