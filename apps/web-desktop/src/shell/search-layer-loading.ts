import { createLazyView } from '@jeoul/runtime'
import { createEvent } from 'effector'
import type { RefObject } from 'react'

export type SearchLayerProps = { readonly field: RefObject<HTMLInputElement | null> }

export const searchLayerWanted = createEvent()

/** What the search box offers. Where it cannot be loaded, the box is the plain form that it was. */
export const $searchLayer = createLazyView<SearchLayerProps>({
  clock: searchLayerWanted,
  load: () => import('../parts/search-layer.tsx'),
  Failed: () => null,
})
