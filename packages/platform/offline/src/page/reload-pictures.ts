import { networkRestored } from '@jeoul/api'
import { createWatch, type Scope } from 'effector'

/**
 * Requests pictures again that could not be loaded, whenever the network may be back: browsers do not. Also at once,
 * for those that were lost before this code was loaded.
 */
export function reloadPictures(scope: Scope): void {
  reload()
  createWatch({ unit: networkRestored, scope, fn: reload })
}

function reload(): void {
  for (const picture of document.querySelectorAll('img')) {
    const { src, complete, naturalWidth } = picture
    if (src && complete && naturalWidth === 0) picture.src = src
  }
}
