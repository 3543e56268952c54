import { combine, createEvent, sample } from 'effector'
import { createPersisted } from '../device/index.ts'
import { $loggedInAt, $memberId, loggedOut, sessionOpened } from './model.ts'
import { type Login, type PendingAction, readPendingAction } from './pending-action.ts'

/** The device stores the action while the shopper logs in. */
const persisted = createPersisted<PendingAction | null>({
  key: 'pending-action',
  read: readPendingAction,
  initial: null,
})

/** The action that is waiting for a login; null without one. */
export const $pendingAction = persisted.$value
/** Stores an action, replacing the previous one. */
export const actionStored = createEvent<PendingAction>()
/** The action was done, or is no longer wanted. */
export const actionDropped = createEvent()

sample({ clock: actionStored, target: persisted.changed })
// Another member must not do the action.
sample({ clock: loggedOut, target: actionDropped })
sample({ clock: actionDropped, fn: () => null, target: persisted.changed })

const $login = combine($loggedInAt, $memberId, (time, memberId): Login | null =>
  time === null ? null : { time, memberId },
)
/** The waiting action, with the page's login. */
const $waiting = combine($pendingAction, $login, (action, login) => action && { action, login })

/** An action is waiting. */
export const actionWaits = sample({ clock: [$waiting, sessionOpened], source: $waiting }).filterMap(
  waiting => waiting ?? undefined,
)
