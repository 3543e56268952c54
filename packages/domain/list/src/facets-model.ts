import { getPriceBandsFx, getSpecsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { readPriceBands } from './list-answer.ts'

/** The facets that the category can be narrowed by, with what the site or the minishop has of each value. */
export const specs = createResource({
  call: getSpecsFx,
  read: ({ success, result }) => (success ? result.filter(facet => facet?.key && facet.values) : null),
})
/** The price ranges that the category offers. */
export const priceBands = createResource({ call: getPriceBandsFx, read: readPriceBands })
