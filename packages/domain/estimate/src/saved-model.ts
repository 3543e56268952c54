import { createEvent, createStore, sample } from 'effector'
import { writeEstimateQuery } from './estimate-query.ts'
import { $estimate } from './model.ts'
import { readEstimateName, type SavedChange, type SavedEstimate } from './saved-estimate.ts'
import { changesMade, savingFailed } from './saved-store.ts'

/** Saves the open estimate under a name. */
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
  source: { estimate: $estimate, last: $lastSaved },
  fn: ({ estimate, last }, name) => {
    const now = Date.now()
    const query = writeEstimateQuery(estimate)
    const isSamePress = last?.query === query && now - last.updated < doublePressMs
    return { key: newKey(), name: isSamePress ? null : readEstimateName(name), query, updated: now }
  },
}).filterMap(({ name, ...estimate }) => (name === null ? undefined : { ...estimate, name }))
$lastSaved.on(named, (_, estimate) => estimate)
const replaced = sample({
  clock: estimateReplaced,
  source: $estimate,
  fn: (estimate, before) => ({
    before,
    after: { ...before, query: writeEstimateQuery(estimate), updated: Date.now() },
  }),
})
const renamed = estimateRenamed.filterMap(({ estimate, name }) => {
  const known = readEstimateName(name)
  return known === null || known === estimate.name
    ? undefined
    : { ...estimate, name: known, updated: Date.now() }
})

/** The outcome of the last action, for a message with an undo button if it deleted or replaced an estimate. */
export interface SavedOutcome {
  readonly kind: 'saved' | 'renamed' | 'replaced' | 'deleted' | 'failed'
  /** The estimate concerned; if it was replaced or deleted, as it was before. Null if the action failed. */
  readonly estimate: SavedEstimate | null
}

/** Null before the first action, and after an undo. */
export const $savedOutcome = createStore<SavedOutcome | null>(null, { serialize: 'ignore' })
  .on(named, (_, estimate) => ({ kind: 'saved', estimate }))
  .on(renamed, (_, estimate) => ({ kind: 'renamed', estimate }))
  .on(replaced, (_, { before }) => ({ kind: 'replaced', estimate: before }))
  .on(estimateDeleted, (_, estimate) => ({ kind: 'deleted', estimate }))
  .on(savingFailed, () => ({ kind: 'failed', estimate: null }))

const broughtBack = sample({ clock: savedRestored, source: $savedOutcome }).filterMap(outcome =>
  outcome?.kind === 'deleted' || outcome?.kind === 'replaced' ? (outcome.estimate ?? undefined) : undefined,
)
$savedOutcome.reset(broughtBack)
sample({
  clock: [named, renamed, replaced.map(({ after }) => after), broughtBack],
  fn: estimate => [putOf(estimate)],
  target: changesMade,
})
sample({
  clock: estimateDeleted,
  fn: ({ key }): readonly SavedChange[] => [{ kind: 'delete', key }],
  target: changesMade,
})

function newKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`
}
