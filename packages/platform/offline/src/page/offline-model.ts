import { networkRestored, tokenChanged } from '@jeoul/api'
import { $place } from '@jeoul/router'
import { loggedOut } from '@jeoul/session'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { forgetShown } from '../worker/kept-caches.ts'
import { hasWork } from './has-work.ts'
import { keepPlace, registerWorker } from './message-worker.ts'

/** What is on the screen was kept from before. */
export interface Kept {
  /** When it was seen, in milliseconds since 1970. */
  readonly at: number
  /** Whether the device is online: then nothing came in time. */
  readonly isOnline: boolean
}

/** A page that a worker may serve is open, with the build that it is of. */
export const buildOpened = createEvent<string>()
/** Something kept was put on the screen. */
export const keptSeen = createEvent<Kept>()
/** The visitor asked for the current page. */
export const reloadPressed = createEvent()

const registerFx = createEffect(registerWorker)
const keepPlaceFx = createEffect(keepPlace)
const forgetFx = createEffect(() => forgetShown(caches))
const askServerFx = createEffect(() => fetch(location.href, { method: 'HEAD', cache: 'no-store' }))
const askServerHereFx = createEffect(() => fetch(location.href, { method: 'HEAD', cache: 'no-store' }))
const reloadFx = createEffect(() => location.reload())

const $isOpen = createStore(false, { serialize: 'ignore' }).on(buildOpened, () => true)

sample({ clock: buildOpened, target: registerFx })
sample({ clock: $place.updates, filter: $isOpen, fn: () => {}, target: keepPlaceFx })
// Remove what the previous visitor left.
sample({ clock: [tokenChanged, loggedOut], filter: $isOpen, fn: () => {}, target: forgetFx })

/** What is on the screen and was kept; null while everything is new. */
export const $kept = createStore<Kept | null>(null, { serialize: 'ignore' }).on(keptSeen, (_, kept) => kept)

/** The network is back, but the page holds what a visitor is writing. */
export const $isBack = createStore(false, { serialize: 'ignore' }).reset(keptSeen)

const $isKept = $kept.map(kept => kept !== null)
sample({ clock: networkRestored, filter: $isKept, target: askServerFx })
const serverReached = sample({ clock: askServerFx.doneData, filter: $isKept, fn: hasWork })
$isBack.on(serverReached, (_, isBusy) => isBusy)
sample({
  clock: [reloadPressed, serverReached.filter({ fn: isBusy => !isBusy })],
  fn: () => {},
  target: reloadFx,
})

// Another page of the site brings its own data.
sample({ clock: $place.updates, filter: $isKept, fn: () => {}, target: askServerHereFx })
$kept.reset(askServerHereFx.done)
