import { getPriceBandsFx, getSpecsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { readPriceBands } from './read-price-bands.ts'

/** The facets of the category, with the number of items per value in the site or the minishop. */
export const specs = createResource({
  call: getSpecsFx,
  read: ({ success, result }) => (success ? result.filter(facet => facet?.key && facet.values) : null),
})
/** The price bands of the category. */
export const priceBands = createResource({ call: getPriceBandsFx, read: readPriceBands })
