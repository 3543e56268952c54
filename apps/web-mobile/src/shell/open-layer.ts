import { layerOpened } from '@jeoul/router'
import { allSettled, type Scope } from 'effector'
import { isShellLayer, layers, layersReady } from './layers-model.ts'

/**
 * Opens over the page what a link names. A page that has a box to search from is not covered by another one.
 *
 * @param name a link's `data-opens`; nothing happens for one that is no layer
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
