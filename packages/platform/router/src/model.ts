import { $address, addressChanged, isSameAddress } from '@jeoul/page'
import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import type { History, Visit } from './history.ts'
import { $inside } from './inside.ts'
import { placeOf } from './place.ts'

export interface Destination {
  /** Path and query. */
  readonly href: string
  /** Takes the place of the current entry instead of adding one. */
  readonly replace?: boolean
  /** What lies over the page stays there: another choice was made in it. */
  readonly keepsLayer?: boolean
}

/** The history that this scope's pages move through. */
export const historyOpened = createEvent<History>()
/** The page is to show another address, in an entry of its own unless it says otherwise. */
export const navigated = createEvent<Destination>()
/** A page's model was loaded after its route was visited: the visit is told again. */
export const visitRepeated = createEvent()
export const visitRead = createEvent<Visit>()

export const $history = createStore<History | null>(null, { serialize: 'ignore' }).on(
  historyOpened,
  (_, history) => history,
)

/** Where the visitor is: the page's own address, which moving through the history changes. */
export const $place = $address

/** The entry of the browser's history that is open: another one for every stay at a place; '' on the server. */
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

/** Whoever leaves the minishop that is open follows a link that loads the page anew. */
export const moveFx = attach({
  source: { history: $history, inside: $inside },
  effect({ history, inside }, { replace = false, keepsLayer = false, ...to }: Destination) {
    if (!history) return null
    const href = inside(to.href)
    const now = history.read()
    // Going where one is already adds nothing to go back through; from a layer one moves on from the page below it.
    const takesPlace = replace || now.layer !== null || isSameAddress(placeOf(href), now)
    history.go({ href, replace: takesPlace, layer: keepsLayer ? now.layer : null })
    return history.read()
  },
})

sample({ clock: historyOpened, target: openHistoryFx })
sample({ clock: navigated, target: moveFx })
sample({ clock: moveFx.doneData, filter: visit => visit !== null, target: visitRead })
sample({ clock: visitRead, fn: ({ path, search }) => ({ path, search }), target: addressChanged })
