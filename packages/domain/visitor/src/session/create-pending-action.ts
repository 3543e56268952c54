import { createEvent, sample } from 'effector'
import { loginNeeded } from './login-offer-model.ts'
import { $lastMemberId } from './model.ts'
import { outcomeOf } from './pending-action.ts'
import { actionDropped, actionWaits } from './pending-action-model.ts'

/**
 * Creates an action that requires a login. Without a login, the shopper is offered one, and the action is done after
 * it: on this page or, if the login leads away, on the page that it returns to. The device stores one action, for a
 * quarter of an hour, and does it once.
 *
 * @param kind unique on the site; `resumeActions` finds the action's module by it
 * @param needs the purpose of the login in words, such as '찜을 저장하려면'
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
  /** The host refused the action without a login. */
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
  // The action is removed before it is done, so that it is done only once.
  sample({ clock: taken, target: actionDropped })

  return {
    needed,
    /** The visitor has logged in, and the action is to be done now. */
    resumed: taken.filterMap(({ action }) => read(action.params) ?? undefined),
  }
}
