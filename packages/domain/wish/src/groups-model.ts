import { getItemViewFx, getWishGroupsFx, isLoginRefused, tokenChanged, valuesOf } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $isDeviceRead, createPersisted } from '@jeoul/device'
import { $pageProps, siteManagerId } from '@jeoul/page'
import { itemHeadline } from '@jeoul/personal-price'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { countSaved, findGroup, type WishChange, withChange } from './change-groups.ts'
import { mergeGroups, withoutMerged } from './merge-groups.ts'
import { addPending, withPending } from './pending-changes.ts'
import { savedCounted } from './saved-count.ts'
import { sendChangeFx } from './send-change.ts'
import { readDeviceGroups, readHostGroup, type SavedItem, type WishGroup } from './wish-group.ts'

type Groups = readonly WishGroup[]

/** Somebody wants to see or change wishes: loads a member's. */
export const wishesOpened = createEvent()
/** The shopper changed the list, in this order. Shows at once; what fails is undone alone. */
export const wishesChanged = createEvent<readonly WishChange[]>()
/** The device's wishes are to become the member's. */
export const mergeAccepted = createEvent()

/** The member's groups. */
export const memberGroups = createResource({
  call: getWishGroupsFx,
  read: ({ success, result }) => (success ? result.map(readHostGroup) : null),
  keeps: () => true,
})
/** What visitors without a login saved, across reloads and tabs. */
const device = createPersisted<Groups>({ key: 'wish', read: readDeviceGroups, initial: [] })
export const $deviceGroups = device.$value

const failedToLoad = memberGroups.$state.updates.filterMap(state =>
  state.status === 'failed' ? { isRefused: state.failure.status === 401 } : undefined,
)
/** The member's groups could not be loaded, other than because the login had ended. */
export const groupsLost = failedToLoad.filter({ fn: ({ isRefused }) => !isRefused })

// Another member has other groups.
sample({ clock: tokenChanged, fn: () => {}, target: memberGroups.reset })

/** Whether the list is a member's. All others have the device's. */
export const $isMember = $pageProps.map(({ isLogged }) => isLogged)

/** The groups since the last change that the host confirmed; null where its own answer is newer. */
const $changed = createStore<Groups | null>(null, { serialize: 'ignore' })
  .on(sendChangeFx.doneData, (_, groups) => groups)
  .reset(memberGroups.loaded, tokenChanged)
/** What the host is known to have; null while that is not known. */
export const $confirmed = combine(
  memberGroups.$state,
  $changed,
  ({ data }, changed): Groups | null => changed ?? data,
)

/** What the host has not confirmed yet; the first is on its way. */
const pendingReplaced = createEvent<readonly WishChange[]>()
export const $pending = createStore<readonly WishChange[]>([], { serialize: 'ignore' })
  .on(pendingReplaced, (_, pending) => pending)
  .on(sendChangeFx.finally, pending => pending.slice(1))

/** The groups as the shopper sees them; null while nobody knows. */
export const $groups = combine(
  {
    isMember: $isMember,
    confirmed: $confirmed,
    pending: $pending,
    device: $deviceGroups,
    isRead: $isDeviceRead,
  },
  ({ isMember, confirmed, pending, device, isRead }): Groups | null => {
    if (isMember) return confirmed && withPending(confirmed, pending)
    return isRead ? device : null
  },
)

sample({
  clock: [wishesOpened, valuesOf($isMember), memberGroups.reset],
  source: { isMember: $isMember, state: memberGroups.$state },
  filter: ({ isMember, state }) => isMember && state.status !== 'loading' && state.status !== 'full',
  fn: () => ({}),
  target: memberGroups.requested,
})

const opened = sample({ clock: [wishesOpened, $groups], source: $groups })
sample({ clock: opened, fn: groups => groups && countSaved(groups), target: savedCounted })

// A visitor's changes are done at once.
sample({
  clock: wishesChanged,
  source: { groups: $deviceGroups, isMember: $isMember },
  filter: ({ isMember }) => !isMember,
  fn: ({ groups }, changes) => changes.reduce(withChange, groups),
  target: device.changed,
})

// A member's are sent one after the other.
sample({
  clock: wishesChanged,
  source: { pending: $pending, confirmed: $confirmed, isSending: sendChangeFx.pending, isMember: $isMember },
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
      $isMember,
      ({ status }, isMember) => isMember && status !== 'loading',
    ),
  },
  ({ groups, pending: [change], isSending, isReady }) =>
    change && groups && !isSending && isReady ? { change, groups } : null,
)
sample({ clock: $next.updates.filterMap(next => next ?? undefined), target: sendChangeFx })

/** Renaming is assumed: how a host says that it lacks it. 404 does not tell, since the group may be gone. */
const absentStatuses: readonly unknown[] = [405, 501]
const $lacksRenaming = createStore(false, { serialize: 'ignore' }).on(
  sendChangeFx.fail,
  (lacks, { params: { change }, error }) =>
    lacks || (change.kind === 'rename' && absentStatuses.includes(error.status)),
)
/** Whether groups can have another name: on the device, and at a host that has not said otherwise. */
export const $canRename = combine($isMember, $lacksRenaming, (isMember, lacks) => !(isMember && lacks))

/** A change was undone, other than because the login had ended. */
const changeFailed = sendChangeFx.fail.filterMap(({ params, error }) =>
  isLoginRefused(error) ? undefined : params.change,
)
/** Changes were undone, because the member's groups could not be loaded. */
const lost = sample({
  clock: groupsLost,
  source: $pending,
  filter: pending => pending.length > 0,
})
sample({ clock: lost, fn: () => [], target: pendingReplaced })
/** Something could not be saved, and is undone. */
export const wishesLost = createEvent()
sample({ clock: [changeFailed, lost], fn: () => {}, target: wishesLost })

// What the host said may be out of date: it misses a group or a product, or has a new group.
sample({
  clock: sendChangeFx.fail,
  filter: ({ params: { change, groups }, error }) =>
    error.status === 404 || (change.kind === 'put' && !findGroup(groups, change.group)),
  fn: () => ({}),
  target: memberGroups.requested,
})

/** The login ended before these products were saved: the device keeps them, until they are merged after the next. */
export const keptOnDevice = createEvent<readonly WishChange[]>()
sample({
  clock: tokenChanged,
  source: $pending,
  filter: (pending, token) => token === null && pending.length > 0,
  target: keptOnDevice,
})
sample({
  clock: keptOnDevice,
  source: $deviceGroups,
  fn: (groups, changes) => changes.filter(({ kind }) => kind === 'put').reduce(withChange, groups),
  target: device.changed,
})
sample({ clock: keptOnDevice, fn: () => [], target: pendingReplaced })

// Merging.
const merging = sample({
  clock: mergeAccepted,
  source: { device: $deviceGroups, confirmed: $confirmed },
  fn: ({ device, confirmed }) => ({ device, merge: confirmed && mergeGroups(device, confirmed) }),
}).filterMap(({ device, merge }) => (merge ? { device, merge } : undefined))
sample({
  clock: merging,
  fn: ({ device, merge }) => withoutMerged(device, merge.known),
  target: device.changed,
})
sample({ clock: merging, fn: ({ merge }) => merge.puts, target: wishesChanged })
const merged = sendChangeFx.done.filterMap(({ params: { change } }) =>
  change.kind === 'put' && change.from === 'device' ? change.item?.itemId : undefined,
)
sample({
  clock: merged,
  source: $deviceGroups,
  fn: (groups, itemId) => withoutMerged(groups, [itemId]),
  target: device.changed,
})

/** Whether the device's wishes are on their way to the host. */
export const $isMerging = $pending.map(pending =>
  pending.some(change => change.kind === 'put' && change.from === 'device'),
)
/** How many of the device's wishes have become the member's, once none is on its way any more. */
const $mergedCount = createStore(0, { serialize: 'ignore' })
  .on(merging, (_, { merge }) => merge.known.length)
  .on(merged, count => count + 1)
/** All of the device's wishes are the member's, or were before. */
export const wishesMerged = sample({
  clock: $deviceGroups,
  source: $mergedCount,
  filter: combine($deviceGroups, $mergedCount, (device, count) => device.length === 0 && count > 0),
})
$mergedCount.reset(wishesMerged)

/** What a product is and costs, for the device: a heart alone does not know. What cannot be had is left out. */
const noteFx = createEffect(async (items: readonly SavedItem[]): Promise<readonly WishChange[]> => {
  const asked = items.map(({ itemId }) => getItemViewFx({ itemId, managerId: siteManagerId }))
  const answers = await Promise.allSettled(asked)
  return answers.flatMap((answer, place) => {
    const item = items[place]
    if (!item || answer.status === 'rejected') return []
    const { name, image, ...prices } = answer.value.result
    return [{ kind: 'note', item: { ...item, name, image, price: itemHeadline(prices)?.total ?? null } }]
  })
})
sample({
  clock: sample({
    clock: wishesChanged,
    source: $isMember,
    fn: (isMember, changes) => (isMember ? [] : changes.flatMap(unpriced)),
  }),
  filter: items => items.length > 0,
  target: noteFx,
})
sample({ clock: noteFx.doneData, target: wishesChanged })

/** What is saved for the first time, by a heart. */
function unpriced(change: WishChange): readonly SavedItem[] {
  const isNew = change.kind === 'put' && change.item?.price === null && !change.from
  return isNew && change.item ? [change.item] : []
}
