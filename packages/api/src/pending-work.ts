import { createEvent, type Event, type Store, sample } from 'effector'

/**
 * Starts the pending work of a scope: unanswered requests, and reactions of models that were loaded after the event or
 * change they react to. The platform triggers it when a browser takes a page over from the server, and whenever models
 * are loaded later. Resources and the operators of this package listen to it, so that models don't have to.
 */
export const pendingWorkStarted = createEvent()

/**
 * The network is back: requests that failed without it are sent again. The platform triggers it when the browser is
 * online again, and resources when a visitor retries one of them.
 */
export const networkRestored = createEvent()

/**
 * A store's values: the current one when pending work starts, and every later one. Not the initial one that it is created
 * with: each new page would wake the models of all others.
 */
export function valuesOf<Value>($store: Store<Value>): Event<Value> {
  return sample({ clock: [$store, pendingWorkStarted], source: $store })
}
