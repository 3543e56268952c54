import { whenKept } from '@jeoul/device'
import { $pageProps } from '@jeoul/page'
import type { LivePage } from '@jeoul/ssr'
import { heartsOf } from './hearts-loading.ts'

/** Lets the hearts of a page follow what is saved, for whoever may have wishes. Everybody else loads them with the first press. */
export function keepHearts({ scope }: LivePage): void {
  // The next press tries again.
  const load = () => void heartsOf(scope).catch(() => {})
  if (scope.getState($pageProps).isLogged) load()
  else whenKept(scope, 'wish', load)
}
