import { listShown } from '@jeoul/list'
import { $layer } from '@jeoul/router'
import { createLazyView } from '@jeoul/ssr'
import { sample } from 'effector'
import { FilterSheetNotLoaded } from './filter-sheet-not-loaded.tsx'
import { filtersLayer } from './filters-layer.ts'

/** The sheet of filters, whose script comes when it is opened first. */
export const $filterSheet = createLazyView({
  clock: sample({ clock: [$layer, listShown], source: $layer, filter: layer => layer === filtersLayer }),
  load: () => import('./filter-sheet.tsx'),
  Failed: FilterSheetNotLoaded,
})
