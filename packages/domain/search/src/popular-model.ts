import { getPopularKeywordsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { createEvent, sample } from 'effector'

/** Popular keywords, the most popular first. */
export const popular = createResource({
  call: getPopularKeywordsFx,
  read: ({ success, result }) => (success ? result.filter(({ keyword }) => keyword) : null),
})

/** The number of keywords that the layer and the home page show (assumed). */
const shown = 10

/** Requests the popular keywords, unless they are loaded or loading. */
export const popularRequested = createEvent()

sample({
  clock: popularRequested,
  source: popular.$state,
  filter: ({ status }) => status === 'idle' || status === 'failed',
  fn: () => ({ limit: shown }),
  target: popular.requested,
})
