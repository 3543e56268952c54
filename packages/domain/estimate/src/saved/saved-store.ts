import {
  ApiError,
  deleteEstimateFx,
  getSavedEstimatesFx,
  isAbsent,
  isLoginRefused,
  saveEstimateFx,
  tokenChanged,
} from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $isLogged } from '@jeoul/page'
import { $isDeviceRead, createPersisted } from '@jeoul/visitor/device'
import { attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector'
import {
  keyOf,
  type MadeChange,
  newKey,
  type Reconciled,
  readDeviceEstimates,
  readHostEstimate,
  reconcileChange,
  type SavedChange,
  type SavedEstimate,
  withSaved,
} from './saved-estimate.ts'

type Saved = readonly SavedEstimate[]

/** The list of saved estimates was opened, or is looked at again: loads a member's, which may have changed elsewhere. */
export const savedOpened = createEvent()
/** The member's estimates. If the host does not support them, the device stores them instead. */
export const memberEstimates = createResource({
  call: getSavedEstimatesFx,
  read: ({ success, result }) => (success ? result.flatMap(readHostEstimate) : null),
  keepPrevious: () => true,
})
/** The estimates that the device stores: for visitors, and for members if the host stores none. */
export const deviceEstimates = createPersisted<Saved>({
  key: 'estimates',
  read: readDeviceEstimates,
  initial: [],
})

/** Whether the host stores them. */
export const $isAtHost = combine(
  $isLogged,
  memberEstimates.$state,
  (isMember, state) => isMember && !isAbsent(state),
)

sample({ clock: tokenChanged, target: memberEstimates.reset })
const $isWanted = createStore(false, { serialize: 'ignore' }).on(savedOpened, () => true)
sample({
  clock: [savedOpened, $isLogged],
  source: { isMember: $isLogged, isWanted: $isWanted, state: memberEstimates.$state },
  filter: ({ isMember, isWanted, state }) => isMember && isWanted && state.status === 'idle',
  fn: () => ({}),
  target: memberEstimates.requested,
})

/** Changes the saved estimates. Applied at once; a change that fails is undone by itself. */
export const changesMade = createEvent<readonly SavedChange[]>()

/** The estimates that the host has confirmed; null while unknown. */
export const $confirmedEstimates = createStore<Saved | null>(null, { serialize: 'ignore' }).on(
  memberEstimates.$state,
  (_, { data }) => data,
)

const readNowFx = createEffect(async (): Promise<Saved> => {
  const { success, result } = await getSavedEstimatesFx({})
  if (!success) throw new ApiError('refused', 'the saved estimates were refused')
  return result.flatMap(readHostEstimate)
})

/**
 * Makes a change, unless it would overwrite what another tab or device has changed since. Returns it as the host made it:
 * an estimate has the time of the host's clock, as in its list.
 */
export const changeSendFx = attach({
  source: $confirmedEstimates,
  async effect(confirmed, made: MadeChange): Promise<Reconciled> {
    const isThere = made.before !== null || (confirmed ?? []).some(({ key }) => key === keyOf(made.change))
    const reconciled = reconcileChange(made, isThere ? await readNowFx() : [], newKey())
    const { change } = reconciled
    if (change?.kind === 'delete') await deleteEstimateFx({ key: change.key })
    if (change?.kind !== 'put') return reconciled
    const { result } = await saveEstimateFx(change.estimate)
    const [estimate = change.estimate] = readHostEstimate(result)
    return { ...reconciled, change: { kind: 'put', estimate } }
  },
})
$confirmedEstimates.on(changeSendFx.doneData, (known, { change, conflict }) => {
  if (known === null) return known
  const current = conflict ? withSaved(known, { kind: 'put', estimate: conflict }) : known
  return change ? withSaved(current, change) : current
})

/** Changes that the host has not confirmed yet; the first is being sent. */
const $pending = createStore<readonly MadeChange[]>([], { serialize: 'ignore' }).on(
  changeSendFx.finally,
  pending => pending.slice(1),
)
/** Loads the estimates of the host again. */
const readAgainFx = attach({ effect: readNowFx })
sample({
  clock: savedOpened,
  source: { pending: $pending, confirmed: $confirmedEstimates, isReading: readAgainFx.pending },
  filter: ({ pending, confirmed, isReading }) => pending.length === 0 && confirmed !== null && !isReading,
  fn: () => {},
  target: readAgainFx,
})
/** The estimates as they were known, and as the host has them now. */
export const savedReadAgain = sample({
  clock: readAgainFx.doneData,
  source: $confirmedEstimates,
  fn: (known, current) => ({ known: known ?? [], current }),
})
$confirmedEstimates.on(savedReadAgain, (known, { current }) => known && current)

// One after the other, so that an answer never lacks a change that was made before it.
const $next = combine(
  {
    pending: $pending,
    confirmed: $confirmedEstimates,
    isSending: changeSendFx.pending,
    isReading: readAgainFx.pending,
  },
  ({ pending: [made], confirmed, isSending, isReading }) =>
    made && confirmed && !isSending && !isReading ? made : null,
)
sample({ clock: $next.updates.filterMap(made => made ?? undefined), target: changeSendFx })

/** The saved estimates as the shopper sees them, the last changed first; null until they are known. */
export const $saved = combine(
  {
    isAtHost: $isAtHost,
    confirmed: $confirmedEstimates,
    pending: $pending,
    stored: deviceEstimates.$value,
    isRead: $isDeviceRead,
  },
  ({ isAtHost, confirmed, pending, stored, isRead }): Saved | null => {
    if (isAtHost) return confirmed && changesOf(pending).reduce(withSaved, confirmed)
    return isRead ? stored : null
  },
)

/** Makes the changes again that failed last. */
export const savingRetried = createEvent()
const $failed = createStore<readonly MadeChange[]>([], { serialize: 'ignore' })
/** Failed changes that are made again, each with the estimate that it first applied to. */
export const madeAgain = sample({
  clock: savingRetried,
  source: $failed,
  filter: failed => failed.length > 0,
})

const queued = merge([
  sample({
    clock: changesMade,
    source: $saved,
    fn: (saved, changes): readonly MadeChange[] =>
      changes.map(change => ({ change, before: saved?.find(({ key }) => key === keyOf(change)) ?? null })),
  }),
  madeAgain,
])
sample({
  clock: queued,
  source: { stored: deviceEstimates.$value, isAtHost: $isAtHost },
  filter: ({ isAtHost }) => !isAtHost,
  fn: ({ stored }, made) => changesOf(made).reduce(withSaved, stored),
  target: deviceEstimates.changed,
})
$pending.on(
  sample({ clock: queued, source: $isAtHost, fn: (isAtHost, made) => (isAtHost ? made : []) }),
  (pending, made) => [...pending, ...made],
)

/** A change was made otherwise, or not at all, so that nothing is lost that was changed elsewhere. */
export const changeConflicted = changeSendFx.doneData.filterMap(({ change, conflict }) =>
  conflict ? { change, conflict } : undefined,
)

/** A change failed and was undone, for a reason other than an expired login. */
export const savingFailed = changeSendFx.fail.filterMap(({ params, error }) =>
  isLoginRefused(error) ? undefined : params,
)

$failed.on(savingFailed, (failed, made) => [...failed, made]).reset(queued)

// The login has expired: stores unsaved changes on the device.
const unsaved = sample({
  clock: tokenChanged,
  source: { pending: $pending, stored: deviceEstimates.$value },
  filter: ({ pending }, token) => token === null && pending.length > 0,
})
$pending.reset(unsaved)
sample({
  clock: unsaved,
  fn: ({ pending, stored }) =>
    changesOf(pending)
      .filter(({ kind }) => kind === 'put')
      .reduce(withSaved, stored),
  target: deviceEstimates.changed,
})

function changesOf(made: readonly MadeChange[]): readonly SavedChange[] {
  return made.map(({ change }) => change)
}
