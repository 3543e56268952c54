import { $pageProps } from '@jeoul/page'
import type { LivePage } from '@jeoul/ssr'
import { heartsOf } from './hearts-loading.ts'

/** Lets the hearts of a page follow what is saved, for whoever may have wishes. Everybody else loads them with the first press. */
export function keepHearts({ scope }: LivePage): void {
  const { isLogged } = scope.getState($pageProps)
  // The next press tries again.
  if (isLogged || keepsWishes()) heartsOf(scope).catch(() => {})
}

/** Whether the device keeps wishes. Browsers may forbid to look. */
function keepsWishes(): boolean {
  try {
    return localStorage.getItem('jeoul.wish') !== null
  } catch {
    return false
  }
}
