import { getPriceBandsFx, getSpecsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { PriceBand } from '@jeoul/api/types'
import { withReader } from '@jeoul/api/with-reader'

/** The facets of the category, with the number of items that the site or the minishop has for each value. */
export const specs = createResource({
  call: getSpecsFx,
  read: ({ success, result }) => (success ? result.filter(facet => facet?.key && facet.values) : null),
})
/** The price bands of the category. */
export const priceBands = createResource({
  call: withReader(getPriceBandsFx, async () => (await import('./read-price-bands.ts')).readPriceBands),
  read: (bands: readonly PriceBand[] | null) => bands,
})
