import { whenStored } from '@jeoul/device'
import { $pageProps } from '@jeoul/page'
import type { LivePage } from '@jeoul/ssr'
import { heartsOf } from './hearts-loading.ts'

/**
 * Keeps the hearts of a page in sync with what is saved, for visitors who may have wishes. For everybody else they are
 * loaded with the first press.
 */
export function keepHearts({ scope }: LivePage): void {
  // The next press retries.
  const load = () => void heartsOf(scope).catch(() => {})
  if (scope.getState($pageProps).isLogged) load()
  else whenStored(scope, 'wish', load)
}
