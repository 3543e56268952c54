import { type EventCallable, type Store, sample, type Unit } from 'effector'
import type { Loaded } from './create-resource.ts'

interface Asked<Params> {
  readonly $state: Store<Loaded<unknown>>
  readonly asked: EventCallable<Params>
}

/**
 * Asks what nobody has asked yet, here or on the server; what failed was asked.
 *
 * @param clock for what every page has: `appStarted`, and `appResumed` for a model that came too late to hear it
 */
export function askOnce<Params extends object>(
  { $state, asked }: Asked<Params>,
  clock: Unit<unknown>[],
  question: Params,
): void {
  sample({
    clock,
    source: $state,
    filter: ({ status }) => status === 'idle',
    fn: () => question,
    target: asked,
  })
}
