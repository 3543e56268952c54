import { createResource, getAsideFx, getCurationFx } from '@jeoul/api'

/** Products picked for a category. */
export const curation = createResource({
  call: getCurationFx,
  read: ({ success, result }) => (success ? result : null),
})

/** Link blocks beside the list of a category. */
export const aside = createResource({
  call: getAsideFx,
  read: ({ success, result }) => (success ? result : null),
})
