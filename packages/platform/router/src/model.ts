import { $address, addressChanged, isSameAddress } from '@jeoul/page'
import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import type { History, Visit } from './history.ts'
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
export const navigated = createEvent<Destination>()
/** Goes back to the entry before, as the browser's own button does. */
export const returned = createEvent()
/** Fires `visited` of the open route again, for a model that was loaded after the visit. */
export const visitRepeated = createEvent()
export const visitRead = createEvent<Visit>()

export const $history = createStore<History | null>(null, { serialize: 'ignore' }).on(
  historyOpened,
  (_, history) => history,
)

/** The current address. It follows the history. */
export const $place = $address

/** The name of the open entry of the history: a new one for each stay at an address; '' on the server. */
export const $entry = createStore('', { serialize: 'ignore' }).on(visitRead, (_, { entry }) => entry)

const openHistoryFx = attach({
  source: $history,
  effect(history) {
    const read = scopeBind(visitRead, { safe: true })
    if (history) {
      history.listen(() => read(history.read()))
      read(history.read())
    }
  },
})

/** Navigation stays in the open minishop. Leaving it takes a link that reloads the page. */
export const moveFx = attach({
  source: { history: $history, inside: $inside },
  effect({ history, inside }, { replace = false, keepsLayer = false, ...to }: Destination) {
    if (!history) return null
    const href = inside(to.href)
    const now = history.read()
    // Navigating to the current address adds no entry, and from a layer it replaces the layer's.
    const takesPlace = replace || now.layer !== null || isSameAddress(placeOf(href), now)
    history.go({ href, replace: takesPlace, layer: keepsLayer ? now.layer : null })
    return history.read()
  },
})

const backFx = attach({ source: $history, effect: history => history?.back() })

sample({ clock: returned, target: backFx })
sample({ clock: historyOpened, target: openHistoryFx })
sample({ clock: navigated, target: moveFx })
sample({ clock: moveFx.doneData, filter: visit => visit !== null, target: visitRead })
sample({ clock: visitRead, fn: ({ path, search }) => ({ path, search }), target: addressChanged })
