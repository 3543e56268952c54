import { whenStored } from '@jeoul/device'
import { $pageProps } from '@jeoul/page'
import type { LivePage } from '@jeoul/ssr'
import { $pressedHearts } from '@jeoul/wish/pressed-hearts'
import { heartsOf } from './hearts-loading.ts'

/**
 * Keeps the hearts of a page in sync with what is saved, for visitors who may have wishes or presses that wait on
 * the device. For everybody else hearts are loaded with the first press.
 */
export function keepHearts({ scope }: Pick<LivePage, 'scope'>): void {
  // The next press retries.
  const load = () => void heartsOf(scope).catch(() => {})
  if (scope.getState($pressedHearts).length > 0 || scope.getState($pageProps).isLogged) load()
  else whenStored(scope, 'wish', load)
}
