import { createEvent, sample } from 'effector'
import { loginNeeded } from './login-offer-model.ts'
import { outcomeOf } from './pending-action.ts'
import { actionDropped, actionWaits } from './pending-action-model.ts'

/**
 * Something that only members can do. Whoever means to do it without a login is offered one, and it is done after it: on
 * this page or, if the login leads away, on the one that it returns to. The device keeps one such action, for a quarter of
 * an hour, and does it once.
 *
 * @param kind unique on the site; `resumeActions` of the site knows by it which module carries the action out
 * @param needs what the login is for, as in '찜을 저장하려면'
 * @param read checks what the device kept; null refuses it
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
  /** It was meant, but needs a login. */
  const needed = createEvent<Params>()
  sample({
    clock: needed,
    fn: params => ({ needs, action: { kind, params, time: Date.now() } }),
    target: loginNeeded,
  })

  const taken = actionWaits.filter({
    fn: ({ action, loggedInAt }) =>
      action.kind === kind && outcomeOf(action, loggedInAt, Date.now()) === 'due',
  })
  // Before it is done, so that it is done once.
  sample({ clock: taken, fn: () => {}, target: actionDropped })

  return {
    needed,
    /** The login is there: it is to be done now. */
    resumed: taken.filterMap(({ action }) => read(action.params) ?? undefined),
  }
}
