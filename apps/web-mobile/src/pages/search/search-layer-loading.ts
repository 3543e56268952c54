import { createLazyView } from '@jeoul/ssr'
import { createEvent } from 'effector'

export const searchLayerRequested = createEvent()

/** The suggestions of this page's search box. If they can't be loaded, the box stays a plain form. */
export const $searchLayer = createLazyView({
  clock: searchLayerRequested,
  load: () => import('@jeoul/feature-search/layer'),
})
