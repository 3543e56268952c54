import { failedLoad, isLoginRefused, isNetworkLost, loginRefused, tokenChanged } from '@jeoul/api'
import { $isLogged } from '@jeoul/page'
import { createPendingAction } from '@jeoul/visitor/session'
import { combine, createEvent, createStore, sample } from 'effector'
import { findGroup, isNewItem, type WishChange, withChange } from './change-groups.ts'
import {
  $confirmed,
  $deviceGroups,
  $pending,
  deviceGroups,
  groupsFailed,
  memberGroups,
  pendingReplaced,
} from './groups-model.ts'
import { addPending } from './pending-changes.ts'
import { readChanges } from './read-changes.ts'
import { requestPricesFx, unpriced } from './request-prices.ts'
import { sendChangeFx } from './send-change.ts'
import type { WishGroup } from './wish-group.ts'

/** Changes the list, in the given order. The changes are shown at once; one that fails is undone. */
export const wishesChanged = createEvent<readonly WishChange[]>()

// A visitor's changes are applied at once.
sample({
  clock: wishesChanged,
  source: { groups: $deviceGroups, isMember: $isLogged },
  filter: ({ isMember }) => !isMember,
  fn: ({ groups }, changes) => changes.reduce(withChange, groups),
  target: deviceGroups.changed,
})

// A member's changes are sent one after another.
sample({
  clock: wishesChanged,
  source: { pending: $pending, confirmed: $confirmed, isSending: sendChangeFx.pending, isMember: $isLogged },
  filter: ({ isMember }) => isMember,
  fn: ({ pending, confirmed, isSending }, changes) =>
    changes.reduce((waiting, change) => addPending(waiting, { change, confirmed, isSending }), pending),
  target: pendingReplaced,
})
sample({
  clock: pendingReplaced,
  source: memberGroups.$state,
  filter: ({ status }, pending) => pending.length > 0 && (status === 'idle' || status === 'failed'),
  fn: () => ({}),
  target: memberGroups.requested,
})
const $next = combine(
  {
    groups: $confirmed,
    pending: $pending,
    isSending: sendChangeFx.pending,
    isReady: combine(
      memberGroups.$state,
      $isLogged,
      ({ status }, isMember) => isMember && status !== 'loading',
    ),
  },
  ({ groups, pending: [change], isSending, isReady }) =>
    change && groups && !isSending && isReady ? { change, groups } : null,
)
sample({ clock: $next.updates.filterMap(next => next ?? undefined), target: sendChangeFx })

/**
 * The statuses of a host that cannot rename groups (assumed). 404 is not among them, because it may mean that the group
 * no longer exists.
 */
const absentStatuses: readonly unknown[] = [405, 501]
const $lacksRenaming = createStore(false, { serialize: 'ignore' }).on(
  sendChangeFx.fail,
  (lacks, { params: { change }, error }) =>
    lacks || (change.kind === 'rename' && absentStatuses.includes(error.status)),
)
/** Whether groups can be renamed: always on the device, at a host until it refuses. */
export const $canRename = combine($isLogged, $lacksRenaming, (isMember, lacks) => !(isMember && lacks))

/**
 * A change failed and was undone. Changes that the host does not support cannot be retried; after an expired login, the
 * login offer follows instead.
 */
const oneFailed = sendChangeFx.fail.filterMap(({ params: { change }, error }) => {
  if (isLoginRefused(error)) return undefined
  const isAbsent = change.kind === 'rename' && absentStatuses.includes(error.status)
  return { changes: isAbsent ? [] : [change], isLost: isNetworkLost(failedLoad(error)) }
})
/** The changes were undone, because the member's groups failed to load. */
const allFailed = sample({
  clock: groupsFailed,
  source: $pending,
  filter: pending => pending.length > 0,
  fn: (changes, { isLost }) => ({ changes, isLost }),
})
sample({ clock: allFailed, fn: () => [], target: pendingReplaced })
export interface FailedChanges {
  /** The changes that can be retried. */
  readonly changes: readonly WishChange[]
  /** Whether the host did not answer. */
  readonly isLost: boolean
}

/** Changes failed and were undone. */
export const changesFailed = createEvent<FailedChanges>()
sample({ clock: [oneFailed, allFailed], target: changesFailed })

// Loads the groups again, because they may be out of date: a group or product is missing, or creating a group failed.
sample({
  clock: sendChangeFx.fail,
  filter: ({ params: { change, groups }, error }) =>
    error.status === 404 || (change.kind === 'put' && !findGroup(groups, change.group)),
  fn: () => ({}),
  target: memberGroups.requested,
})

/**
 * The groups that the host confirmed last. Unlike `$confirmed`, they are still known just after the login has expired.
 */
const $lastConfirmed = createStore<readonly WishGroup[]>([], { serialize: 'ignore' }).on(
  $confirmed.updates,
  (last, groups) => groups ?? last,
)
const $unsaved = combine($pending, $lastConfirmed, (pending, known) => ({
  all: pending,
  newItems: pending.filter(change => isNewItem(change, known)),
  others: pending.filter(change => !isNewItem(change, known)),
}))

/**
 * Changes that the device cannot store in place of the host: removals, moves, new names, and groups without products.
 */
const changeAction = createPendingAction<readonly WishChange[]>({
  kind: 'wish-change',
  needs: '찜 목록을 바꾸려면',
  read: readChanges,
})
/** The host refused such changes; they wait for the next login. */
export const changesRefused = sample({
  clock: loginRefused,
  source: $unsaved,
  filter: ({ others }) => others.length > 0,
  fn: (unsaved): readonly WishChange[] => unsaved.others,
})
sample({ clock: changesRefused, target: changeAction.needed })
sample({ clock: changeAction.resumed, target: wishesChanged })

/**
 * The login expired before these products were saved. The device stores them until they are merged after the next
 * login.
 */
export const storedOnDevice = createEvent<readonly WishChange[]>()
const ended = sample({
  clock: tokenChanged,
  source: $unsaved,
  filter: ({ all }, token) => token === null && all.length > 0,
})
sample({ clock: ended, fn: unsaved => unsaved.newItems, target: storedOnDevice })
sample({ clock: ended, fn: () => [], target: pendingReplaced })
sample({
  clock: storedOnDevice,
  source: $deviceGroups,
  filter: (_, changes) => changes.length > 0,
  fn: (groups, changes) => changes.reduce(withChange, groups),
  target: deviceGroups.changed,
})

// Adds the prices of saved products, which are unknown when a heart is pressed.
sample({
  clock: sample({
    clock: wishesChanged,
    source: $isLogged,
    fn: (isMember, changes) => (isMember ? [] : changes.flatMap(unpriced)),
  }),
  filter: items => items.length > 0,
  target: requestPricesFx,
})
sample({ clock: requestPricesFx.doneData, target: wishesChanged })
