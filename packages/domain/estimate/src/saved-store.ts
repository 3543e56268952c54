import {
  deleteEstimateFx,
  getSavedEstimatesFx,
  isAbsent,
  isLoginRefused,
  saveEstimateFx,
  tokenChanged,
} from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $isDeviceRead, createPersisted } from '@jeoul/device'
import { $pageProps } from '@jeoul/page'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import {
  readDeviceEstimates,
  readHostEstimate,
  type SavedChange,
  type SavedEstimate,
  withSaved,
} from './saved-estimate.ts'

type Saved = readonly SavedEstimate[]

/** Somebody wants to see what is kept: loads a member's. */
export const savedOpened = createEvent()
/** The device's estimates are to become the member's. */
export const savedMerged = createEvent()
/** The member's estimates. A host that keeps none leaves them to the device. */
export const memberEstimates = createResource({
  call: getSavedEstimatesFx,
  read: ({ success, result }) => (success ? result.flatMap(readHostEstimate) : null),
  keeps: () => true,
})
const device = createPersisted<Saved>({ key: 'estimates', read: readDeviceEstimates, initial: [] })

const $isMember = $pageProps.map(({ isLogged }) => isLogged)
/** Whether the host keeps them. */
const $isAtHost = combine(
  $isMember,
  memberEstimates.$state,
  (isMember, state) => isMember && !isAbsent(state),
)

sample({ clock: tokenChanged, fn: () => {}, target: memberEstimates.reset })
const $isWanted = createStore(false, { serialize: 'ignore' }).on(savedOpened, () => true)
sample({
  clock: [savedOpened, $isMember],
  source: { isMember: $isMember, isWanted: $isWanted, state: memberEstimates.$state },
  filter: ({ isMember, isWanted, state }) => isMember && isWanted && state.status === 'idle',
  fn: () => ({}),
  target: memberEstimates.requested,
})

/** The shopper changed what is kept. Shows at once; what fails is undone alone. */
export const changesMade = createEvent<readonly SavedChange[]>()

const sendFx = createEffect(async (change: SavedChange): Promise<void> => {
  if (change.kind === 'put') await saveEstimateFx(change.estimate)
  else await deleteEstimateFx({ key: change.key })
})
/** What the host has confirmed; null while that is not known. */
const $confirmed = createStore<Saved | null>(null, { serialize: 'ignore' })
  .on(memberEstimates.$state, (_, { data }) => data)
  .on(sendFx.done, (known, { params }) => known && withSaved(known, params))
/** What it has not confirmed yet; the first is on its way. */
const $pending = createStore<readonly SavedChange[]>([], { serialize: 'ignore' }).on(
  sendFx.finally,
  pending => pending.slice(1),
)
const $next = combine($pending, $confirmed, sendFx.pending, ([change], confirmed, isSending) =>
  change && confirmed && !isSending ? change : null,
)
sample({ clock: $next.updates.filterMap(change => change ?? undefined), target: sendFx })

/** The kept estimates as the shopper sees them, the last changed first; null until they are known. */
export const $saved = combine(
  {
    isAtHost: $isAtHost,
    confirmed: $confirmed,
    pending: $pending,
    kept: device.$value,
    isRead: $isDeviceRead,
  },
  ({ isAtHost, confirmed, pending, kept, isRead }): Saved | null => {
    if (isAtHost) return confirmed && pending.reduce(withSaved, confirmed)
    return isRead ? kept : null
  },
)
/** The device's estimates that can become the member's. */
export const $mergeable = combine($isAtHost, $confirmed, device.$value, (isAtHost, confirmed, kept) =>
  isAtHost && confirmed ? kept : [],
)

sample({
  clock: changesMade,
  source: { kept: device.$value, isAtHost: $isAtHost },
  filter: ({ isAtHost }) => !isAtHost,
  fn: ({ kept }, changes) => changes.reduce(withSaved, kept),
  target: device.changed,
})
$pending.on(
  sample({ clock: changesMade, source: $isAtHost, fn: (isAtHost, changes) => (isAtHost ? changes : []) }),
  (pending, changes) => [...pending, ...changes],
)

/** The host could not be told of a change, which is undone; other than because the login has ended. */
export const savingFailed = sendFx.fail.filterMap(({ params, error }) =>
  isLoginRefused(error) ? undefined : params,
)

// The device's become the member's, and the device forgets each one once the host has it.
const merging = sample({ clock: savedMerged, source: { kept: $mergeable, confirmed: $confirmed } }).map(
  ({ kept, confirmed }) => {
    const isKnown = ({ key, updated }: SavedEstimate) =>
      confirmed?.some(other => other.key === key && other.updated >= updated) ?? false
    return { lacked: kept.filter(each => !isKnown(each)) }
  },
)
sample({
  clock: merging,
  fn: ({ lacked }) => lacked.map((estimate): SavedChange => ({ kind: 'put', estimate })),
  target: changesMade,
})
// What the member has, and changed since, stays as it is.
sample({ clock: merging, fn: ({ lacked }) => lacked, target: device.changed })
sample({
  clock: sendFx.done,
  source: device.$value,
  filter: (kept, { params }) => params.kind === 'put' && kept.some(({ key }) => key === params.estimate.key),
  fn: (kept, { params }) =>
    params.kind === 'put' ? withSaved(kept, { kind: 'delete', key: params.estimate.key }) : kept,
  target: device.changed,
})
// The login has ended: the device keeps what was not saved.
const unsaved = sample({
  clock: tokenChanged,
  source: { pending: $pending, kept: device.$value },
  filter: ({ pending }, token) => token === null && pending.length > 0,
})
$pending.reset(unsaved)
sample({
  clock: unsaved,
  fn: ({ pending, kept }) => pending.filter(({ kind }) => kind === 'put').reduce(withSaved, kept),
  target: device.changed,
})
