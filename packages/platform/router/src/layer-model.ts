import { attach, createEvent, createStore, sample } from 'effector'
import { $history, $place, $unseen, entryOpened, goBack, historyMoved, moveFx } from './model.ts'

/** Opens a layer by its name. Going back closes it. */
export const openLayer = createEvent<string>()
/** Closes the layer by going back, which undoes the choices made in it. */
export const closeLayer = createEvent()
/** Closes the layer and keeps the choices made in it. */
export const commitLayer = createEvent()

/** The open layer; null if there is none, and on the server. */
export const $layer = createStore<string | null>(null, { serialize: 'ignore' }).on(
  entryOpened,
  (_, { layer }) => layer,
)
const layerLeft = sample({ clock: closeLayer, source: $layer, filter: layer => layer !== null })
// Close it at once, so that a second press does not go back twice.
$layer.on(layerLeft, () => null)

const openFx = attach({
  source: { history: $history, place: $place, unseen: $unseen },
  effect({ history, place, unseen }, layer: string) {
    const now = history?.read()
    if (!history || !now || now.layer === layer) return null
    const replace = now.layer !== null || now.entry === unseen
    history.go({ href: place.path + place.search, replace, layer })
    return history.read()
  },
})

sample({ clock: openLayer, target: openFx })
sample({ clock: openFx.doneData, filter: entry => entry !== null, target: historyMoved })
sample({ clock: layerLeft, target: goBack })
sample({
  clock: commitLayer,
  source: { place: $place, layer: $layer },
  filter: ({ layer }) => layer !== null,
  fn: ({ place }) => ({ href: place.path + place.search }),
  target: moveFx,
})
