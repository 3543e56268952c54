import { combine } from 'effector'
import { $counts } from './counts-model.ts'
import { specs } from './facets-model.ts'
import { $cateId, $query, $shownItems } from './model.ts'
import { offeredFacets } from './offered-facets.ts'

/** The facets to choose from. */
export const $facets = combine(specs.$state, $query, $counts, ({ status, data }, query, counts) => ({
  status,
  list: offeredFacets(data ?? [], query, counts.specs),
}))

/** The name of the category whose facets a search of the whole catalogue offers; null in any other list. */
export const $facetsOf = combine($cateId, $shownItems, (cateId, { data }) =>
  cateId === '' ? (data?.categories?.[0]?.name ?? null) : null,
)
