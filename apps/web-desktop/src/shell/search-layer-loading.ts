import { createLazyView } from '@jeoul/ssr'
import { createEvent } from 'effector'

export const searchLayerRequested = createEvent()

/** What the search box offers. Where it cannot be loaded, the box is the plain form that it was. */
export const $searchLayer = createLazyView({
  clock: searchLayerRequested,
  load: () => import('../shared/search-layer.ts'),
})
