import { $isDeviceRead } from '@jeoul/visitor/device'
import { createStore, sample } from 'effector'
import { estimateOpened, queryChosen } from './estimate-model.ts'
import { readAddedParts, readEstimateQuery, writeEstimateQuery } from './estimate-query.ts'
import { storedDraft } from './stored-draft.ts'

/** A change of the open estimate, which is stored as the draft, and the draft as it was before. */
const draftChanged = sample({
  clock: queryChosen,
  source: storedDraft.$value,
  fn: (before, query) => ({ before, now: writeEstimateQuery(query) }),
})
sample({ clock: draftChanged, fn: ({ now }) => now, target: storedDraft.changed })

/** Null until an estimate is opened: before that, the stored draft must not replace an address. */
const $search = createStore<string | null>(null).on(estimateOpened, (_, search) => search)
/** An address was opened, and the stored draft has been read. */
export const draftReady = sample({
  clock: [estimateOpened, $isDeviceRead],
  source: { search: $search, stored: storedDraft.$value, isRead: $isDeviceRead },
}).filterMap(({ search, stored, isRead }) => (isRead && search !== null ? { search, stored } : undefined))

/** The address holds no estimate: replaces it by the stored draft's query. */
export const draftContinued = draftReady.filterMap(({ search, stored }) => {
  const isNamed = new URLSearchParams(search).has('e') || readAddedParts(search).length > 0
  return isNamed || stored === search || readEstimateQuery(stored).query.lines.length === 0
    ? undefined
    : stored
})

/** Whether another estimate than the draft is open, by its address. */
const $isOtherOpen = createStore(false, { serialize: 'ignore' }).on(
  draftReady,
  (_, { search, stored }) =>
    new URLSearchParams(search).has('e') && writeEstimateQuery(readEstimateQuery(search).query) !== stored,
)
const draftChecked = sample({
  clock: draftChanged,
  source: $isOtherOpen,
  fn: (isOther, { before }) => ({ isOther, before }),
})
$isOtherOpen.reset(draftChecked)
/** The shopper changed an estimate that was opened by its address, in place of this draft. */
export const draftReplaced = draftChecked.filterMap(({ isOther, before }) =>
  isOther && readEstimateQuery(before).query.lines.length > 0 ? before : undefined,
)
