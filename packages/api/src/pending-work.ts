import { createEvent, type Event, type Store, sample } from 'effector'

/**
 * Starts what is pending in a scope: requests that nobody has answered, and reactions of models that were loaded after
 * what they react to. The platform says so when a page begins, when a browser takes one over from the server, and
 * whenever models are loaded later. Resources and the operators of this package listen; a model need not.
 */
export const pendingWorkStarted = createEvent()

/** A store's values: the current one when pending work starts, and every later one. */
export function valuesOf<Value>($store: Store<Value>): Event<Value> {
  return sample({ clock: [$store, pendingWorkStarted], source: $store })
}
