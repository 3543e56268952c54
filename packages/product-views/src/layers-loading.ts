import { layerOpened } from '@jeoul/layer'
import { createLazyView } from '@jeoul/runtime'
import { ItemLayerTrouble } from './item-layer-trouble.tsx'

/** What opens over the page, whose view comes when the first of them is opened. */
export const $itemLayers = createLazyView({
  clock: layerOpened,
  load: () => import('./item-layers.tsx'),
  Failed: ItemLayerTrouble,
})
