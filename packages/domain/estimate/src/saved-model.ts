import { createEvent, createStore, sample } from 'effector'
import { writeEstimateQuery } from './estimate-query.ts'
import { $estimate } from './model.ts'
import { readEstimateName, type SavedChange, type SavedEstimate } from './saved-estimate.ts'
import { changesMade, savingFailed } from './saved-store.ts'

/** The open estimate is to be kept under a name. */
export const estimateSaved = createEvent<{ readonly name: string; readonly key: string | null }>()
export const estimateRenamed = createEvent<{ readonly estimate: SavedEstimate; readonly name: string }>()
export const estimateDeleted = createEvent<SavedEstimate>()
/** The last deletion is taken back. */
export const deletionUndone = createEvent()

const putOf = (estimate: SavedEstimate): SavedChange => ({ kind: 'put', estimate })

const named = sample({
  clock: estimateSaved,
  source: $estimate,
  fn: (estimate, { name, key }) => ({
    ...{ key: key ?? newKey(), name: readEstimateName(name), updated: Date.now() },
    query: writeEstimateQuery(estimate),
  }),
}).filterMap(({ name, ...estimate }) => (name === null ? undefined : { ...estimate, name }))
const renamed = estimateRenamed.filterMap(({ estimate, name }) => {
  const known = readEstimateName(name)
  return known === null || known === estimate.name
    ? undefined
    : { ...estimate, name: known, updated: Date.now() }
})

/** What the last press did, to be said and, for a deletion, taken back. */
export interface SavedOutcome {
  readonly kind: 'saved' | 'renamed' | 'deleted' | 'failed'
  /** Null where it failed. */
  readonly estimate: SavedEstimate | null
}

/** Null before the first press, and once a deletion is taken back. */
export const $savedOutcome = createStore<SavedOutcome | null>(null, { serialize: 'ignore' })
  .on(named, (_, estimate) => ({ kind: 'saved', estimate }))
  .on(renamed, (_, estimate) => ({ kind: 'renamed', estimate }))
  .on(estimateDeleted, (_, estimate) => ({ kind: 'deleted', estimate }))
  .on(savingFailed, () => ({ kind: 'failed', estimate: null }))

const broughtBack = sample({ clock: deletionUndone, source: $savedOutcome }).filterMap(outcome =>
  outcome?.kind === 'deleted' ? (outcome.estimate ?? undefined) : undefined,
)
$savedOutcome.reset(broughtBack)
sample({
  clock: [named, renamed, broughtBack],
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
