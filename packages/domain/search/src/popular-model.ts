import { getPopularKeywordsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $managerId } from '@jeoul/page'
import { createEvent, createStore, sample } from 'effector'

/** Popular keywords of the site or of the open minishop, the most popular first. */
export const popular = createResource({
  call: getPopularKeywordsFx,
  read: ({ success, result }) => (success ? result.filter(({ keyword }) => keyword) : null),
})

/** The number of keywords that the layer and the home page show (assumed). */
const shown = 10

/** Requests the popular keywords, unless they are loaded or loading. */
export const popularRequested = createEvent()

const $isRequested = createStore(false).on(popularRequested, () => true)

// A minishop that the address names by its user name has no number until the look-up has ended.
const asked = sample({
  clock: [popularRequested, $managerId],
  source: { isRequested: $isRequested, managerId: $managerId },
}).filterMap(({ isRequested, managerId }) =>
  isRequested && managerId !== null ? { limit: shown, managerId } : undefined,
)
sample({ clock: asked, target: popular.wanted })
sample({
  clock: popularRequested,
  filter: popular.$state.map(({ status }) => status === 'failed'),
  target: popular.retried,
})
