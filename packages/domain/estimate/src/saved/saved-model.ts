import { combine, createEvent, createStore, sample } from 'effector'
import { draftReplaced } from '../sheet/draft-model.ts'
import { $estimate } from '../sheet/estimate-model.ts'
import { writeEstimateQuery } from '../sheet/estimate-query.ts'
import {
  freeName,
  keyOf,
  newKey,
  readEstimateName,
  type SavedChange,
  type SavedEstimate,
  withName,
  withSaved,
} from './saved-estimate.ts'
import {
  $confirmedEstimates,
  $isAtHost,
  $saved,
  changeConflicted,
  changeSendFx,
  changesMade,
  deviceEstimates,
  madeAgain,
  savedOpened,
  savedReadAgain,
  savingFailed,
} from './saved-store.ts'

/** The draft that another estimate replaced, until the saved estimates are known. */
const $replacedDraft = createStore<string | null>(null, { serialize: 'ignore' }).on(
  draftReplaced,
  (_, draft) => draft,
)
sample({
  clock: draftReplaced,
  source: $saved,
  filter: saved => saved === null,
  fn: () => {},
  target: savedOpened,
})

const draftToSave = sample({
  clock: [draftReplaced, $saved],
  source: { query: $replacedDraft, saved: $saved },
}).filterMap(({ query, saved }) => (query === null || saved === null ? undefined : { query, saved }))
$replacedDraft.reset(draftToSave)

/** The replaced draft as an estimate of its own, unless it is saved already. */
const draftSaved = draftToSave.filterMap(({ query, saved }) =>
  saved.some(each => each.query === query)
    ? undefined
    : { key: newKey(), name: freeName(saved, '전에 짜던 견적'), query, updated: Date.now() },
)

/** Saves the open estimate under a name. Replaces the one that has this name, which can be restored (assumed). */
export const estimateSaved = createEvent<string>()
/** Replaces a saved estimate by the open one, keeping its name. */
export const estimateReplaced = createEvent<SavedEstimate>()
export const estimateRenamed = createEvent<{ readonly estimate: SavedEstimate; readonly name: string }>()
export const estimateDeleted = createEvent<SavedEstimate>()
/** Restores the estimate that was last deleted or replaced. */
export const savedRestored = createEvent()

/** Presses within this time count as one, since the first empties the name field (assumed). */
const doublePressMs = 1000
const $lastSaved = createStore<SavedEstimate | null>(null, { serialize: 'ignore' })

const putOf = (estimate: SavedEstimate): SavedChange => ({ kind: 'put', estimate })

const named = sample({
  clock: estimateSaved,
  source: { estimate: $estimate, last: $lastSaved, saved: $saved },
  fn: ({ estimate, last, saved }, typed) => {
    const now = Date.now()
    const query = writeEstimateQuery(estimate)
    const isSamePress = last?.query === query && now - last.updated < doublePressMs
    const name = isSamePress ? null : readEstimateName(typed)
    return { name, query, updated: now, namesake: name === null ? null : withName(saved, name) }
  },
}).filterMap(({ name, namesake, ...estimate }) =>
  name === null ? undefined : { namesake, estimate: { ...estimate, name, key: namesake?.key ?? newKey() } },
)
$lastSaved.on(named, (_, { estimate }) => estimate)
/** Saved, without another estimate being lost. */
const added = named.filterMap(({ namesake, estimate }) =>
  namesake === null || namesake.query === estimate.query ? estimate : undefined,
)
const namesakeReplaced = named.filterMap(({ namesake, estimate }) =>
  namesake === null || namesake.query === estimate.query ? undefined : { before: namesake, after: estimate },
)
const replaced = sample({
  clock: estimateReplaced,
  source: $estimate,
  fn: (estimate, before) => ({
    before,
    after: { ...before, query: writeEstimateQuery(estimate), updated: Date.now() },
  }),
})
const renaming = sample({
  clock: estimateRenamed,
  source: $saved,
  fn: (saved, { estimate, name: typed }) => {
    const name = readEstimateName(typed)
    return { estimate, name, namesake: name === null ? null : withName(saved, name) }
  },
})
const renamed = renaming.filterMap(({ estimate, name, namesake }) =>
  name === null || namesake !== null ? undefined : { ...estimate, name, updated: Date.now() },
)
/** Another estimate has the name already. */
const renameRefused = renaming.filterMap(({ estimate, namesake }) =>
  namesake === null || namesake.key === estimate.key ? undefined : namesake,
)

/** The open estimate's saved version, as it was before it was changed elsewhere. */
const changedElsewhere = sample({
  clock: savedReadAgain,
  source: $estimate,
  fn: (open, read) => ({ ...read, query: writeEstimateQuery(open) }),
}).filterMap(({ known, current, query }) => {
  const before = known.find(each => each.query === query)
  const now = current.find(each => each.key === before?.key)
  return now && now.query !== query ? now : undefined
})

/** The outcome of the last action: 'taken' is a rename to the name of this other estimate. For a message with an undo button if it deleted or replaced an estimate. */
export interface SavedOutcome {
  readonly kind:
    | 'saved'
    /** The draft was saved, because another estimate took its place. */
    | 'draft'
    | 'renamed'
    | 'taken'
    | 'replaced'
    | 'deleted'
    | 'failed'
    /** The open estimate was changed elsewhere. */
    | 'changed'
    /** The estimate was changed elsewhere too, so this one was saved apart. */
    | 'apart'
    /** It was changed elsewhere, so it was not deleted. */
    | 'kept'
  /** The estimate concerned; if it was replaced or deleted, as it was before. Null if the action failed. */
  readonly estimate: SavedEstimate | null
}

/** Null before the first action, and after an undo. */
export const $savedOutcome = createStore<SavedOutcome | null>(null, { serialize: 'ignore' })
  .on(added, (_, estimate) => ({ kind: 'saved', estimate }))
  .on(draftSaved, (_, estimate) => ({ kind: 'draft', estimate }))
  .on(renamed, (_, estimate) => ({ kind: 'renamed', estimate }))
  .on(renameRefused, (_, estimate) => ({ kind: 'taken', estimate }))
  .on([replaced, namesakeReplaced], (_, { before }) => ({ kind: 'replaced', estimate: before }))
  .on(estimateDeleted, (_, estimate) => ({ kind: 'deleted', estimate }))
  .on(savingFailed, () => ({ kind: 'failed', estimate: null }))
  .on(changedElsewhere, (_, estimate) => ({ kind: 'changed', estimate }))
  .on(changeConflicted, (_, { change, conflict }) =>
    change?.kind === 'put'
      ? { kind: 'apart', estimate: change.estimate }
      : { kind: 'kept', estimate: conflict },
  )
  .on(madeAgain, (_, changes) => {
    const last = changes.at(-1)?.change
    return last?.kind === 'put' ? { kind: 'saved', estimate: last.estimate } : null
  })

const broughtBack = sample({ clock: savedRestored, source: $savedOutcome }).filterMap(outcome =>
  outcome?.kind === 'deleted' || outcome?.kind === 'replaced' ? (outcome.estimate ?? undefined) : undefined,
)
$savedOutcome.reset(broughtBack)
sample({
  clock: [
    named.map(({ estimate }) => estimate),
    draftSaved,
    renamed,
    replaced.map(({ after }) => after),
    broughtBack,
  ],
  fn: estimate => [putOf(estimate)],
  target: changesMade,
})
sample({
  clock: estimateDeleted,
  fn: ({ key }): readonly SavedChange[] => [{ kind: 'delete', key }],
  target: changesMade,
})

/** Moves the device's estimates to the member's account. */
export const savedMerged = createEvent()

/** The device's estimates that can be moved to the member's account. */
export const $mergeable = combine(
  $isAtHost,
  $confirmedEstimates,
  deviceEstimates.$value,
  (isAtHost, confirmed, stored) => (isAtHost && confirmed ? stored : []),
)

const merging = sample({
  clock: savedMerged,
  source: { stored: $mergeable, confirmed: $confirmedEstimates },
}).map(({ stored, confirmed }) => {
  const isKnown = ({ key, name, query, updated }: SavedEstimate) =>
    confirmed?.some(
      other =>
        (other.key === key && other.updated >= updated) || (other.name === name && other.query === query),
    ) ?? false
  return { lacked: stored.filter(each => !isKnown(each)) }
})
sample({
  clock: merging,
  fn: ({ lacked }) => lacked.map((estimate): SavedChange => ({ kind: 'put', estimate })),
  target: changesMade,
})
// Estimates that the account already has stay unchanged there, and are removed from the device.
sample({ clock: merging, fn: ({ lacked }) => lacked, target: deviceEstimates.changed })
// The device drops each one once the host has confirmed it.
sample({
  clock: changeSendFx.done,
  source: deviceEstimates.$value,
  filter: (stored, { params: { change } }) =>
    change.kind === 'put' && stored.some(({ key }) => key === keyOf(change)),
  fn: (stored, { params: { change } }) => withSaved(stored, { kind: 'delete', key: keyOf(change) }),
  target: deviceEstimates.changed,
})
