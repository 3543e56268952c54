import { createEvent, createStore, sample } from 'effector'
import { writeEstimateQuery } from './estimate-query.ts'
import { $estimate } from './model.ts'
import { readEstimateName, type SavedChange, type SavedEstimate } from './saved-estimate.ts'
import { changesMade, savingFailed } from './saved-store.ts'

/** The open estimate is to be kept under a name. */
export const estimateSaved = createEvent<string>()
/** A kept estimate is to become the open one, under its name. */
export const estimateReplaced = createEvent<SavedEstimate>()
export const estimateRenamed = createEvent<{ readonly estimate: SavedEstimate; readonly name: string }>()
export const estimateDeleted = createEvent<SavedEstimate>()
/** What the last press deleted or replaced comes back. */
export const savedRestored = createEvent()

/** Two presses within this are one; the first has emptied the field of the name (assumed). */
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

/** What the last press did, to be said and, for what was deleted or replaced, taken back. */
export interface SavedOutcome {
  readonly kind: 'saved' | 'renamed' | 'replaced' | 'deleted' | 'failed'
  /** What was replaced or deleted is as it was before. Null where it failed. */
  readonly estimate: SavedEstimate | null
}

/** Null before the first press, and once something came back. */
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
