import { createEffect, createStore, sample, type Unit } from 'effector'
import { sessionOpened } from './model.ts'
import { outcomeOf } from './pending-action.ts'
import { actionDropped, actionWaits } from './pending-action-model.ts'

/**
 * Loads the module of an action that waited for a login, so that it is done. Removes an action that has waited too
 * long.
 *
 * @param clock triggers when the page is ready
 * @param modules imports the module of an action, by its kind
 */
export function resumeActions(
  clock: Unit<void>,
  modules: Readonly<Record<string, () => Promise<unknown>>>,
): void {
  const loadFx = createEffect(async (kind: string) =>
    Object.hasOwn(modules, kind) ? modules[kind]?.() : undefined,
  )
  const $loaded = createStore<readonly string[]>([], { serialize: 'ignore' }).on(
    loadFx.done,
    (loaded, { params }) => [...loaded, params],
  )
  const seen = actionWaits.map(({ action, login }) => ({
    kind: action.kind,
    outcome: outcomeOf(action, login, Date.now()),
  }))

  sample({ clock, target: sessionOpened })
  sample({
    clock: seen,
    source: $loaded,
    filter: (loaded, { kind, outcome }) => outcome === 'due' && !loaded.includes(kind),
    fn: (_, { kind }) => kind,
    target: loadFx,
  })
  sample({ clock: loadFx.done, target: sessionOpened })
  sample({
    clock: seen,
    filter: ({ outcome }) => outcome === 'void',
    target: actionDropped,
  })
}
