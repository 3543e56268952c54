import { createLazyView } from '@jeoul/ssr'
import { itemLayerNeeded } from './item-layer.ts'
import { ItemLayerTrouble } from './item-layer-trouble.tsx'

/** What opens over the page, whose view comes when the first of them is opened. */
export const $itemLayers = createLazyView({
  clock: itemLayerNeeded,
  load: () => import('./item-dialogs.tsx'),
  Failed: ItemLayerTrouble,
})
