import { getEventsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { areDepartments } from './are-departments.ts'
import { readEvents } from './events-answer.ts'

/** The events of a category. */
export const events = createResource({
  call: getEventsFx,
  read: readEvents,
  keepPrevious: areDepartments,
  optional: true,
})
