import { valuesOf } from '@jeoul/api'
import { createPersisted } from '@jeoul/device'
import { combine, createEvent, sample } from 'effector'
import { $loggedInAt, loggedOut } from './model.ts'
import { type PendingAction, readPendingAction } from './pending-action.ts'

/** The device keeps one action, on the way to the login and back. */
const persisted = createPersisted<PendingAction | null>({
  key: 'pending-action',
  read: readPendingAction,
  initial: null,
})

/** The action that waits for a login; null without one. */
export const $pendingAction = persisted.$value
/** Keeps an action, in place of the one before. */
export const actionKept = createEvent<PendingAction>()
/** The action is done, or no longer wanted. */
export const actionDropped = createEvent()

sample({ clock: actionKept, target: persisted.changed })
// Another member is not to do it.
sample({ clock: loggedOut, target: actionDropped })
sample({ clock: actionDropped, fn: () => null, target: persisted.changed })

/** The action that waits, and since when the page has its login; null without one. */
const $waiting = combine(
  $pendingAction,
  $loggedInAt,
  (action, loggedInAt) => action && { action, loggedInAt },
)

/** An action waits: now, or already when the model that asks was loaded. */
export const actionWaits = valuesOf($waiting).filterMap(waiting => waiting ?? undefined)
