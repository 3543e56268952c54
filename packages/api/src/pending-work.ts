import { createEvent, type Event, type Store, sample } from 'effector'

/**
 * Starts the pending work of a scope: unanswered requests, and reactions of models that were loaded after the
 * event or change they react to. The platform triggers it when a page begins, when a browser takes a page
 * over from the server, and whenever models are loaded later. Resources and the operators of this package
 * listen to it, so models need not.
 */
export const pendingWorkStarted = createEvent()

/**
 * The network is back: requests that failed for want of it are sent again. The platform triggers it when the browser is back
 * online; resources do when a visitor tries one of them again.
 */
export const networkRestored = createEvent()

/**
 * A server has all that it waits for, and renders the page next. What the page is not drawn from need not travel: models
 * let go of what a browser can request when it is needed.
 */
export const serverLoadEnded = createEvent()

/** A store's values: the current one when pending work starts, and every later one. */
export function valuesOf<Value>($store: Store<Value>): Event<Value> {
  return sample({ clock: [$store, pendingWorkStarted], source: $store })
}
