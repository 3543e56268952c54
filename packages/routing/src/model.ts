import { $address, addressChanged, isSameAddress } from '@jeoul/page'
import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import type { History } from './history.ts'
import { placeOf } from './place.ts'

export interface Destination {
  /** Path and query. */
  readonly href: string
  /** Takes the place of the current entry instead of adding one. */
  readonly replace?: boolean
}

/** The history that this scope's pages move through. */
export const historyOpened = createEvent<History>()
export const navigated = createEvent<Destination>()
/** A page's model was loaded after its route was visited: the visit is told again. */
export const visitRepeated = createEvent()

const $history = createStore<History | null>(null, { serialize: 'ignore' }).on(
  historyOpened,
  (_, history) => history,
)

/** Where the visitor is: the page's own address, which moving through the history changes. */
export const $place = $address

const readPlaceFx = attach({
  source: $history,
  effect(history) {
    const read = scopeBind(addressChanged, { safe: true })
    if (history) {
      history.listen(() => read(history.read()))
      read(history.read())
    }
  },
})

const moveFx = attach({
  source: $history,
  effect(history, { href, replace = false }: Destination) {
    if (!history) return null
    // Going where one is already adds nothing to go back through.
    const isHere = isSameAddress(placeOf(href), history.read())
    history.go(href, replace || isHere)
    return history.read()
  },
})

sample({ clock: historyOpened, target: readPlaceFx })
sample({ clock: navigated, target: moveFx })
sample({ clock: moveFx.doneData, filter: place => place !== null, target: addressChanged })
