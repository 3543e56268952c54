import { $layer } from '@jeoul/router'
import { createLazyView } from '@jeoul/ssr'
import { sample } from 'effector'
import { CompareLayerTrouble } from './compare-layer-trouble.tsx'
import { trayPlaced } from './tray-loading.ts'

/** The name of the layer that a phone's comparison is. */
export const compareLayer = 'compare'

/** The comparison over a phone's page, whose script comes when it is opened first. */
export const $compareLayer = createLazyView({
  clock: sample({ clock: [$layer, trayPlaced], source: $layer, filter: layer => layer === compareLayer }),
  load: () => import('./compare-dialog.tsx'),
  Failed: CompareLayerTrouble,
})
