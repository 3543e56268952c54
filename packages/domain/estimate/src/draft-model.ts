import { valuesOf } from '@jeoul/api/pending-work'
import { $isDeviceRead, createPersisted } from '@jeoul/device'
import { createStore, sample } from 'effector'
import { readAddedParts, readEstimateQuery, writeEstimateQuery } from './estimate-query.ts'
import { estimateOpened, queryChosen } from './model.ts'

/** The estimate that the shopper changed last, by its query: it goes on wherever they come back to it. */
const draft = createPersisted<string>({
  key: 'estimate',
  read: found => (typeof found === 'string' ? writeEstimateQuery(readEstimateQuery(found).query) : null),
  initial: '',
})
sample({ clock: queryChosen, fn: writeEstimateQuery, target: draft.changed })

/** Null until an estimate was opened: a page that is opened later begins with what the device kept, and not with its address. */
const $search = createStore<string | null>(null).on(estimateOpened, (_, search) => search)
/** An address was opened, and what the device kept is known. */
export const draftReady = sample({
  clock: [estimateOpened, valuesOf($isDeviceRead)],
  source: { search: $search, kept: draft.$value, isRead: $isDeviceRead },
}).filterMap(({ search, kept, isRead }) => (isRead && search !== null ? { search, kept } : undefined))

/** An address without an estimate goes on with the kept one: it is to be that of this query. */
export const draftContinued = draftReady.filterMap(({ search, kept }) => {
  const isNamed = new URLSearchParams(search).has('e') || readAddedParts(search).length > 0
  return isNamed || kept === search || readEstimateQuery(kept).query.lines.length === 0 ? undefined : kept
})
