import { layerOpened } from '@jeoul/router'
import { allSettled, type Scope } from 'effector'
import { isShellLayer, layers, layersReady } from './layers-model.ts'

/**
 * Opens the layer that a link names. On a page with a search box of its own, focuses that box instead of
 * opening the search.
 *
 * @param name a link's `data-opens`; anything but a layer's name is ignored
 */
export function openLayer(scope: Scope, name: string | undefined): void {
  if (!isShellLayer(name)) return
  const box = name === layers.search ? document.querySelector<HTMLElement>('main search input') : null
  if (box) {
    box.focus()
    return
  }
  allSettled(layersReady, { scope })
  allSettled(layerOpened, { scope, params: name })
}
