import { $address, addressChanged, isSameAddress } from '@jeoul/page'
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { History, HistoryEntry } from './history.ts'
import { $inside } from './inside.ts'
import { placeOf } from './place.ts'

export interface Destination {
  /** Path and query. */
  readonly href: string
  /** Replaces the current entry instead of adding one. */
  readonly replace?: boolean
  /** Keeps the open layer, as for another choice made in it. */
  readonly keepsLayer?: boolean
}

/** The history that this scope's pages move through. */
export const historyOpened = createEvent<History>()
/** Navigates to another address, by a new entry of the history unless `replace` is set. */
export const navigate = createEvent<Destination>()
/** Goes back to the entry before, as the browser's own button does. */
export const goBack = createEvent()
/** The history moved to another entry. Its page may still have to load. */
export const historyMoved = createEvent<HistoryEntry>()

/**
 * Prepares the page of an entry before it opens. By itself it does nothing; a browser's scope has a handler that loads
 * the page, so that its models and its view are there when its address opens.
 */
export const preparePageFx = createEffect((_: HistoryEntry): unknown => undefined)

/** The entry that opens next: its page is being prepared, or could not be loaded. Null once it is open. */
export const $coming = createStore<HistoryEntry | null>(null, { serialize: 'ignore' }).on(
  historyMoved,
  (_, entry) => entry,
)

/** The newest entry is open: its page is prepared. An entry that the visitor leaves earlier never opens. */
export const entryOpened = sample({
  clock: preparePageFx.done,
  source: $coming,
  filter: (coming, { params }) => coming === params,
  fn: (_, { params }) => params,
})
$coming.reset(entryOpened)

export const $history = createStore<History | null>(null, { serialize: 'ignore' }).on(
  historyOpened,
  (_, history) => history,
)

/** The address of the open page. It follows the history, once the page there is prepared. */
export const $place = $address

/** The name of the open entry of the history: a new one for each stay at an address; '' on the server. */
export const $entry = createStore('', { serialize: 'ignore' }).on(entryOpened, (_, { entry }) => entry)

/** The entry that was navigated to and has not rendered yet: the next navigation replaces it in the history. */
export const $unseen = createStore<string | null>(null, { serialize: 'ignore' }).reset(entryOpened)

const openHistoryFx = attach({
  source: $history,
  effect(history) {
    const read = scopeBind(historyMoved, { safe: true })
    if (history) {
      history.listen(() => read(history.read()))
      read(history.read())
    }
  },
})

/** Navigation stays in the open minishop. Leaving it takes a link that reloads the page. */
export const moveFx = attach({
  source: { history: $history, inside: $inside, coming: $coming, unseen: $unseen },
  effect({ history, inside, coming, unseen }, { replace = false, keepsLayer = false, ...to }: Destination) {
    // A page may only replace its own entry, so the replacement is dropped once the visitor is leaving the page.
    if (!history || (replace && coming !== null)) return null
    const href = inside(to.href)
    const now = history.read()
    // Navigating to the current address adds no entry, and from a layer it replaces the layer's.
    const takesPlace =
      replace || now.layer !== null || now.entry === unseen || isSameAddress(placeOf(href), now)
    history.go({ href, replace: takesPlace, layer: keepsLayer ? now.layer : null })
    return history.read()
  },
})

const backFx = attach({ source: $history, effect: history => history?.back() })

sample({ clock: goBack, target: backFx })
sample({ clock: historyOpened, target: openHistoryFx })
sample({ clock: navigate, target: moveFx })
$unseen.on(moveFx.doneData, (unseen, moved) => moved?.entry ?? unseen)
sample({ clock: moveFx.doneData, filter: entry => entry !== null, target: historyMoved })
sample({ clock: historyMoved, target: preparePageFx })
sample({ clock: entryOpened, fn: ({ path, search }) => ({ path, search }), target: addressChanged })
