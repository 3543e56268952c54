import { createLazyView } from '@jeoul/ssr'
import { createEvent } from 'effector'
import type { ComponentType } from 'react'
import type { SearchLayerProps } from './search-layer.tsx'

/**
 * Loads the suggestions of a search box once they are requested. If they can't be loaded, the box stays a plain form.
 *
 * @param load imports the layer of the box
 */
export function createSearchLayer(load: () => Promise<{ default: ComponentType<SearchLayerProps> }>) {
  const searchLayerRequested = createEvent()
  return { searchLayerRequested, $searchLayer: createLazyView({ clock: searchLayerRequested, load }) }
}
