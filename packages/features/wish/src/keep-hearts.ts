import { whenStored } from '@jeoul/device'
import { $pageProps } from '@jeoul/page'
import type { LivePage } from '@jeoul/ssr'
import { $pressedHearts } from '@jeoul/wish/pressed-hearts'
import { heartsOf } from './hearts-loading.ts'

/**
 * Keeps the hearts of a page in sync with what is saved, for visitors who may have wishes, and handles presses that an
 * earlier page was left with. For everybody else hearts are loaded with the first press.
 */
export function keepHearts({ scope }: Pick<LivePage, 'scope'>): void {
  const left = scope.getState($pressedHearts)
  const load = async () => {
    try {
      const { press } = await heartsOf(scope)
      for (const heart of left) press(heart)
    } catch {
      // The next press retries.
    }
  }
  if (left.length > 0 || scope.getState($pageProps).isLogged) load()
  else whenStored(scope, 'wish', load)
}
