import { networkRestored, tokenChanged } from '@jeoul/api'
import { $place } from '@jeoul/router'
import { loggedOut } from '@jeoul/visitor/session'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { forgetSeen, pageTimeoutSeconds } from '../kept-caches.ts'
import { hasWork } from './has-work.ts'
import { keepPlace, registerWorker } from './use-worker.ts'

/** The content on screen comes from the cache. */
export interface Cached {
  /** When it was seen, in milliseconds since 1970. */
  readonly at: number
  /** Whether the device is online, so that the network was too slow. */
  readonly isOnline: boolean
}

/** The page may use a worker, which has this address. */
export const workerWanted = createEvent<string>()
/** Cached content was shown. */
export const cachedSeen = createEvent<Cached>()
/** Asks whether the server is back, on a cached page: a line may be lost and come back without an online event. */
export const serverSought = createEvent()
/** The visitor asked to reload the page. */
export const reloadPressed = createEvent()

const registerFx = createEffect(registerWorker)
const keepPlaceFx = createEffect(keepPlace)
const forgetFx = createEffect(forgetSeen)
/** Fails after the time for which the worker waits for a page: a reload would only show the cached one again. */
const askServerFx = createEffect(() =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(pageTimeoutSeconds * 1000),
  }),
)
const reloadFx = createEffect(() => location.reload())

const $hasWorker = createStore(false, { serialize: 'ignore' }).on(workerWanted, () => true)

sample({ clock: workerWanted, target: registerFx })
sample({ clock: $place.updates, filter: $hasWorker, target: keepPlaceFx })
// Delete the pages cached for the previous visitor.
sample({ clock: [tokenChanged, loggedOut], filter: $hasWorker, target: forgetFx })

/** Describes cached content on screen; null while everything is new. Another page of the site loads its own data. */
export const $cached = createStore<Cached | null>(null, { serialize: 'ignore' })
  .on(cachedSeen, (_, cached) => cached)
  .reset($place.updates)

/** The network is back, but the page contains unsent text, so the visitor has to reload it. */
export const $isBack = createStore(false, { serialize: 'ignore' }).reset(cachedSeen)

const $isCached = $cached.map(cached => cached !== null)
const $isSeeking = combine(
  [$cached, $isBack, askServerFx.pending],
  ([cached, isBack, isAsking]) => cached !== null && !isBack && !isAsking,
)
sample({ clock: [networkRestored, serverSought], filter: $isSeeking, target: askServerFx })
const serverReached = sample({ clock: askServerFx.doneData, filter: $isCached, fn: hasWork })
$isBack.on(serverReached, (_, isBusy) => isBusy)
sample({
  clock: [reloadPressed, serverReached.filter({ fn: isBusy => !isBusy })],
  target: reloadFx,
})
