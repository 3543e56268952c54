import { appResumed } from '@jeoul/api'
import { createEffect, createStore, sample, type Unit } from 'effector'
import type { ComponentType } from 'react'

/**
 * A view that most visits never need: it is loaded the first time something happens, and tried again the next time
 * if that failed.
 *
 * @param Failed stands in its place when it could not be loaded
 * @returns null until the view is there
 */
export function createLazyView<Props>({
  clock,
  load,
  Failed,
}: {
  clock: Unit<unknown>
  load: () => Promise<{ default: ComponentType<Props> }>
  Failed: ComponentType<Props>
}) {
  const loadFx = createEffect(load)
  const $view = createStore<{ View: ComponentType<Props> } | null>(null, { serialize: 'ignore' })
    .on(loadFx.doneData, (_, { default: View }) => ({ View }))
    .on(loadFx.fail, () => ({ View: Failed }))
  sample({
    clock,
    source: $view,
    filter: view => view === null || view.View === Failed,
    fn: () => {},
    target: loadFx,
  })
  // Its models came with it, too late to hear that the page began.
  sample({ clock: loadFx.done, fn: () => {}, target: appResumed })
  return $view
}
