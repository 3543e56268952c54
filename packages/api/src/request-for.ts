import { type EventCallable, type Store, sample } from 'effector'
import type { Loaded } from './loaded.ts'
import { valuesOf } from './pending-work.ts'

interface Requested<Params> {
  readonly $load: Store<{ readonly params: Params | null; readonly state: Loaded<unknown> }>
  readonly requested: EventCallable<Params>
}

/**
 * Keeps a resource in sync with the parameters in a store: requests them whenever they change, unless they were the
 * last ones requested, here or on the server. Null requests nothing and keeps the data.
 */
export function requestFor<Params extends object>(
  { $load, requested }: Requested<Params>,
  $params: Store<Params | null>,
): void {
  const changed = sample({
    clock: valuesOf($params),
    source: $load,
    fn: (load, params) => (params !== null && !isSame(load.params, params) ? { params } : undefined),
  }).filterMap(request => request)
  sample({ clock: changed, fn: ({ params }) => params, target: requested })
}

/** Parameters are plain data and may have been restored from JSON, so they are compared by value. */
function isSame(one: object | null, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
