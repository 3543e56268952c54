import { networkRestored } from '@jeoul/api'
import { whenStored } from '@jeoul/device'
import { $siteProps } from '@jeoul/page'
import type { LivePage } from '@jeoul/ssr'
import { $pressedHearts } from '@jeoul/wish/pressed-hearts'
import { createWatch } from 'effector'
import { loadHearts } from './hearts-loading.ts'

/**
 * Keeps the hearts of a page in sync with what is saved, for visitors who may have wishes or presses that wait on the
 * device. For everybody else hearts are loaded with the first press.
 */
export function keepHearts({ scope }: Pick<LivePage, 'scope'>): void {
  // The next press retries, and so does the network's return.
  const load = () => void loadHearts(scope).catch(() => {})
  const loadIfWaiting = () => {
    if (scope.getState($pressedHearts).length > 0) load()
  }
  createWatch({ unit: networkRestored, scope, fn: loadIfWaiting })
  loadIfWaiting()
  if (scope.getState($siteProps).isLogged) load()
  else whenStored(scope, 'wish', load)
}
