import { getWishGroupsFx, isLoginRefused, isNetworkLost, tokenChanged } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $isLogged } from '@jeoul/page'
import { $isDeviceRead, createPersisted, createTabSignal } from '@jeoul/visitor/device'
import { combine, createEvent, createStore, sample } from 'effector'
import { countSaved, type WishChange } from './change-groups.ts'
import { withPending } from './pending-changes.ts'
import { sendChangeFx } from './send-change.ts'
import { readDeviceGroups, readHostGroup, type WishGroup } from './wish-group.ts'

type Groups = readonly WishGroup[]

/** The shopper opened a view of wishes, or changes them. Loads a member's groups. */
export const wishesOpened = createEvent()

/** The member's groups. */
export const memberGroups = createResource({
  call: getWishGroupsFx,
  read: ({ success, result }) => (success ? result.map(readHostGroup) : null),
  keepPrevious: () => true,
})
/** The groups on the device, for visitors without a login. Reloads and other tabs share them. */
export const deviceGroups = createPersisted<Groups>({ key: 'wish', read: readDeviceGroups, initial: [] })
export const $deviceGroups = deviceGroups.$value

const failedToLoad = memberGroups.$state.updates.filterMap(state =>
  state.status === 'failed'
    ? { isRefused: state.failure.status === 401, isLost: isNetworkLost(state) }
    : undefined,
)
/** The member's groups failed to load, for a reason other than an expired login. */
export const groupsFailed = failedToLoad.filter({ fn: ({ isRefused }) => !isRefused })

// Groups belong to a member, so another login resets them.
sample({ clock: tokenChanged, target: memberGroups.reset })

/**
 * The groups after the last confirmed change; null if the host's own response is newer. A failed change does not reset
 * them, because loading them again would fail as well without a network.
 */
const $changed = createStore<Groups | null>(null, { serialize: 'ignore' })
  .on(sendChangeFx.doneData, (_, groups) => groups)
  .on(sendChangeFx.fail, (now, { params, error }) => (isLoginRefused(error) ? now : params.groups))
  .reset(memberGroups.loaded, tokenChanged)
/** The groups that the host has confirmed; null while unknown. */
export const $confirmed = combine(
  memberGroups.$state,
  $changed,
  ({ data }, changed): Groups | null => changed ?? data,
)

/** Replaces the changes that wait for the host. */
export const pendingReplaced = createEvent<readonly WishChange[]>()
/** Changes that the host has not confirmed yet; the first is being sent. */
export const $pending = createStore<readonly WishChange[]>([], { serialize: 'ignore' })
  .on(pendingReplaced, (_, pending) => pending)
  .on(sendChangeFx.finally, pending => pending.slice(1))

/** The groups that the shopper sees; null until they are known. */
export const $groups = combine(
  {
    isMember: $isLogged,
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

const $isOpened = createStore(false, { serialize: 'ignore' }).on(wishesOpened, () => true)
sample({
  clock: [wishesOpened, $isLogged, memberGroups.reset],
  source: { isOpened: $isOpened, isMember: $isLogged, state: memberGroups.$state },
  filter: ({ isOpened, isMember, state }) =>
    isOpened && isMember && state.status !== 'loading' && state.status !== 'full',
  fn: () => ({}),
  target: memberGroups.requested,
})

// Tells the member's other tabs to load the groups again.
const groupsChanged = createTabSignal('wish-told')
sample({ clock: sendChangeFx.done, target: groupsChanged.sent })
sample({
  clock: groupsChanged.received,
  source: { isMember: $isLogged, pending: $pending, state: memberGroups.$state },
  filter: ({ isMember, pending, state }) => isMember && pending.length === 0 && state.status === 'full',
  fn: () => ({}),
  target: memberGroups.requested,
})

/** The number of saved products; null until it is known. */
export const $savedCount = $groups.map(groups => groups && countSaved(groups))
