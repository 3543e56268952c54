import { valuesOf } from '@jeoul/api'
import { $layer, layerOpened } from '@jeoul/router'
import { createEvent, sample } from 'effector'

/** What can lie over a product's page, by the names that the history keeps. */
const names = ['share', 'report', 'stock', 'video'] as const
type ItemLayerName = (typeof names)[number]

/** What lies over the page now; null for nothing. Going back closes it, and it survives a reload. */
export const $itemLayer = $layer.map(open => names.find(name => name === open) ?? null)

export const itemLayerOpened = layerOpened.prepend((name: ItemLayerName) => name)
/** Its view could not be loaded, and is wanted all the same. */
export const itemLayerRetried = createEvent()

/** A layer's view is needed. */
export const itemLayerNeeded = sample({
  clock: [valuesOf($itemLayer), itemLayerRetried],
  source: $itemLayer,
  filter: name => name !== null,
})
