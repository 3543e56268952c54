import { createEvent, sample } from 'effector'
import { loginNeeded } from './login-offer-model.ts'
import { $lastMemberId } from './member-id.ts'
import { outcomeOf } from './pending-action.ts'
import { actionDropped, actionWaits } from './pending-action-model.ts'

/**
 * Creates an action that requires a login. Without one, the shopper is offered a login, and the action is done after
 * it: on this page or, if the login leads away, on the page that it returns to. The device stores one such action, for
 * a quarter of an hour, and does it once.
 *
 * @param kind unique on the site; the site's `resumeActions` uses it to find the module that carries the action out
 * @param needs what the login is for, as in '찜을 저장하려면'
 * @param read validates the stored parameters; null rejects them
 */
export function createPendingAction<Params>({
  kind,
  needs,
  read,
}: {
  readonly kind: string
  readonly needs: string
  readonly read: (found: unknown) => Params | null
}) {
  /** The action was refused without a login. */
  const needed = createEvent<Params>()
  sample({
    clock: needed,
    source: $lastMemberId,
    fn: (memberId, params) => ({ needs, action: { kind, params, time: Date.now(), memberId } }),
    target: loginNeeded,
  })

  const taken = actionWaits.filter({
    fn: ({ action, login }) => action.kind === kind && outcomeOf(action, login, Date.now()) === 'due',
  })
  // Dropped before it is done, so that it is done once.
  sample({ clock: taken, target: actionDropped })

  return {
    needed,
    /** The visitor has logged in: the action is to be done now. */
    resumed: taken.filterMap(({ action }) => read(action.params) ?? undefined),
  }
}
