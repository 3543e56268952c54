import { getWishGroupsFx, isLoginRefused, tokenChanged, valuesOf } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $isDeviceRead, createPersisted, textChangedElsewhere } from '@jeoul/device'
import { $pageProps } from '@jeoul/page'
import { combine, createEvent, createStore, sample } from 'effector'
import { countSaved, type WishChange } from './change-groups.ts'
import { withPending } from './pending-changes.ts'
import { savedCounted } from './saved-count.ts'
import { sendChangeFx } from './send-change.ts'
import { readDeviceGroups, readHostGroup, type WishGroup } from './wish-group.ts'

type Groups = readonly WishGroup[]

/** Somebody wants to see or change wishes: loads a member's. */
export const wishesOpened = createEvent()

/** The member's groups. */
export const memberGroups = createResource({
  call: getWishGroupsFx,
  read: ({ success, result }) => (success ? result.map(readHostGroup) : null),
  keeps: () => true,
})
/** What visitors without a login saved, across reloads and tabs. */
export const deviceGroups = createPersisted<Groups>({ key: 'wish', read: readDeviceGroups, initial: [] })
export const $deviceGroups = deviceGroups.$value

const failedToLoad = memberGroups.$state.updates.filterMap(state =>
  state.status === 'failed' ? { isRefused: state.failure.status === 401 } : undefined,
)
/** The member's groups could not be loaded, other than because the login had ended. */
export const groupsLost = failedToLoad.filter({ fn: ({ isRefused }) => !isRefused })

// Another member has other groups.
sample({ clock: tokenChanged, fn: () => {}, target: memberGroups.reset })

/** Whether the list is a member's. All others have the device's. */
export const $isMember = $pageProps.map(({ isLogged }) => isLogged)

/**
 * The groups since the last change that the host confirmed; null where its own answer is newer. A failed change keeps what was
 * known: without a network, a load that follows fails, too.
 */
const $changed = createStore<Groups | null>(null, { serialize: 'ignore' })
  .on(sendChangeFx.doneData, (_, groups) => groups)
  .on(sendChangeFx.fail, (now, { params, error }) => (isLoginRefused(error) ? now : params.groups))
  .reset(memberGroups.loaded, tokenChanged)
/** What the host is known to have; null while that is not known. */
export const $confirmed = combine(
  memberGroups.$state,
  $changed,
  ({ data }, changed): Groups | null => changed ?? data,
)

/** Other changes wait for the host. */
export const pendingReplaced = createEvent<readonly WishChange[]>()
/** What the host has not confirmed yet; the first is on its way. */
export const $pending = createStore<readonly WishChange[]>([], { serialize: 'ignore' })
  .on(pendingReplaced, (_, pending) => pending)
  .on(sendChangeFx.finally, pending => pending.slice(1))

/** The groups as the shopper sees them; null until they are known. */
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

// A member's other tabs follow: each change leaves its time on the device.
const told = createPersisted<number>({
  key: 'wish-told',
  read: found => (typeof found === 'number' ? found : null),
  initial: 0,
})
sample({ clock: sendChangeFx.done, fn: () => Date.now(), target: told.changed })
sample({
  clock: textChangedElsewhere.filter({ fn: ({ key }) => key === 'jeoul.wish-told' }),
  source: { isMember: $isMember, pending: $pending, state: memberGroups.$state },
  filter: ({ isMember, pending, state }) => isMember && pending.length === 0 && state.status === 'full',
  fn: () => ({}),
  target: memberGroups.requested,
})

const opened = sample({ clock: [wishesOpened, $groups], source: $groups })
sample({ clock: opened, fn: groups => groups && countSaved(groups), target: savedCounted })
