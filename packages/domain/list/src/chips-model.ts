import { chipsOf } from '@jeoul/filter-spec'
import { regionNames } from '@jeoul/personal-price'
import { combine } from 'effector'
import { specs } from './facets-model.ts'
import { filterRelaxations } from './filter-relaxations.ts'
import { $listRegion, $query, items } from './model.ts'
import { $makers, $malls } from './offered-model.ts'
import { priceRangeLabel } from './price-range-label.ts'

/** All choices of the list, each with the filter that remains without it. */
export const $chips = combine(
  { query: $query, makers: $makers, malls: $malls, facets: specs.$state, region: $listRegion },
  ({ query, makers, malls, facets, region }) =>
    chipsOf(query, {
      makers,
      malls,
      facets: facets.data ?? [],
      region: regionNames[region],
      priceLabel: priceRangeLabel,
    }),
)

/** The relaxations of an empty list's filter. */
export const $filterRelaxations = combine($chips, items.$state, (chips, { data }) =>
  data && data.total === 0 ? filterRelaxations(chips, data) : [],
)
