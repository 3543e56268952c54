import { attach, createEvent, createStore, sample } from 'effector'
import { $history, $place, moveFx, visitRead } from './model.ts'

/** Something opens over the page, by its name; going back closes it. */
export const layerOpened = createEvent<string>()
/** What lies over the page is closed, and whatever was chosen in it since is gone, as by going back. */
export const layerClosed = createEvent()
/** What lies over the page is closed, and the page stays as it is. */
export const layerSettled = createEvent()

/** What lies over the page; null on the server. */
export const $layer = createStore<string | null>(null, { serialize: 'ignore' }).on(
  visitRead,
  (_, { layer }) => layer,
)
const layerLeft = sample({ clock: layerClosed, source: $layer, filter: layer => layer !== null })
// At once, so that a second press does not go back twice.
$layer.on(layerLeft, () => null)

const backFx = attach({ source: $history, effect: history => history?.back() })
const openFx = attach({
  source: { history: $history, place: $place },
  effect({ history, place }, layer: string) {
    const now = history?.read()
    if (!history || !now || now.layer === layer) return null
    history.go({ href: place.path + place.search, replace: now.layer !== null, layer })
    return history.read()
  },
})

sample({ clock: layerOpened, target: openFx })
sample({ clock: openFx.doneData, filter: visit => visit !== null, target: visitRead })
sample({ clock: layerLeft, fn: () => {}, target: backFx })
sample({
  clock: layerSettled,
  source: { place: $place, layer: $layer },
  filter: ({ layer }) => layer !== null,
  fn: ({ place }) => ({ href: place.path + place.search }),
  target: moveFx,
})
