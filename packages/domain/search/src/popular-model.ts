import { getPopularKeywordsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { createEvent, sample } from 'effector'

/** What shoppers search for most, most wanted first. */
export const popular = createResource({
  call: getPopularKeywordsFx,
  read: ({ success, result }) => (success ? result.filter(({ keyword }) => keyword) : null),
})

/** As many as the layer and the home page show (assumed). */
const shown = 10

/** Asks for them, unless they are there or on their way. */
export const popularWanted = createEvent()

sample({
  clock: popularWanted,
  source: popular.$state,
  filter: ({ status }) => status === 'idle' || status === 'failed',
  fn: () => ({ limit: shown }),
  target: popular.requested,
})
