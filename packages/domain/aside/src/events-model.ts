import { getEventsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { readEvents } from './events-answer.ts'

/** The events of a category. */
export const events = createResource({ call: getEventsFx, read: readEvents, isOptional: true })
