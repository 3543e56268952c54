import { createLazyView } from '@jeoul/runtime'
import type { SearchLayerProps } from '@jeoul/search-views/layer'
import { createEvent } from 'effector'

export const searchLayerWanted = createEvent()

/** What the box of this page offers. Where it cannot be loaded, the box is the plain form that it was. */
export const $searchLayer = createLazyView<SearchLayerProps>({
  clock: searchLayerWanted,
  load: () => import('./search-layer.ts'),
  Failed: () => null,
})
