import { networkRestored } from '@jeoul/api'
import { combine, createEffect, createEvent, createStore, sample, type Unit } from 'effector'
import { useUnit } from 'effector-react'
import type { ComponentType } from 'react'

/** Props of the view that is shown after a failure. */
export type Retry = { readonly onRetry: () => void }

/**
 * A view that most visits never need: it is loaded the first time `clock` fires. After a failure, `clock`, the
 * `onRetry` of `Failed`, or `networkRestored` loads it again.
 *
 * @param Failed shown if the view could not be loaded
 * @returns null until the view has loaded, or `Failed` stands in its place
 */
export function createLazyView<Props extends object>({
  clock,
  load,
  Failed,
}: {
  clock: Unit<unknown>
  load: () => Promise<{ default: ComponentType<Props> }>
  Failed?: ComponentType<NoInfer<Props> & Retry>
}) {
  const loadFx = createEffect(load)
  const retried = createEvent()

  function FailedView(props: Props) {
    const retry = useUnit(retried)
    return Failed && <Failed {...props} onRetry={retry} />
  }

  const $view = createStore<{ View: ComponentType<Props> } | null>(null, { serialize: 'ignore' })
    .on(loadFx.doneData, (_, { default: View }) => ({ View }))
    .on(loadFx.fail, () => (Failed ? { View: FailedView } : null))
  const $isFailed = createStore(false, { serialize: 'ignore' })
    .on(loadFx.fail, () => true)
    .reset(loadFx.done)
  sample({
    clock: [clock, retried, sample({ clock: networkRestored, filter: $isFailed })],
    filter: combine(
      $view,
      $isFailed,
      loadFx.pending,
      (view, isFailed, isLoading) => !isLoading && (!view || isFailed),
    ),
    target: loadFx,
  })
  return $view
}
