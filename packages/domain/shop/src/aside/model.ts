import { getAsideFx, getCurationFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { areDepartments } from './are-departments.ts'
import { readAside } from './aside-answer.ts'

/** Products picked for a category. */
export const curation = createResource({
  call: getCurationFx,
  optional: true,
  keepPrevious: areDepartments,
  read: ({ success, result }) => (success && result.items ? result : null),
})

/** Link blocks beside the list of a category. */
export const aside = createResource({ call: getAsideFx, read: readAside, optional: true })
