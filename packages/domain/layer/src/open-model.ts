import { createEvent, createStore } from 'effector'

/** What can lie over a product's page. */
export type LayerName = 'share' | 'report' | 'stock' | 'video'

export const layerOpened = createEvent<LayerName>()
export const layerClosed = createEvent()

/** What lies over the page; null for nothing. */
export const $openLayer = createStore<LayerName | null>(null)
  .on(layerOpened, (_, name) => name)
  .on(layerClosed, () => null)
