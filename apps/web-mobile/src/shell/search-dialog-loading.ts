import { $layer } from '@jeoul/router'
import { createLazyView } from '@jeoul/ssr'
import { sample } from 'effector'
import { layers } from './layers-model.ts'
import { SearchNotLoaded } from './search-not-loaded.tsx'

/** The search over the page, whose script comes when it is opened first. */
export const $searchDialog = createLazyView({
  clock: sample({ clock: $layer, filter: layer => layer === layers.search }),
  load: () => import('../parts/search-dialog.tsx'),
  Failed: SearchNotLoaded,
})
