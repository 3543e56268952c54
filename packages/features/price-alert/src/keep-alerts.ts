import { whenKept } from '@jeoul/device'
import { $pageProps } from '@jeoul/page'
import type { LivePage } from '@jeoul/ssr'
import { alertsOf } from './alerts-loading.ts'

/** Looks at the alerts of whoever may have some. Everybody else loads them with the first press of 알림. */
export function keepAlerts({ scope }: LivePage): void {
  // The next press tries again.
  const load = () => void alertsOf(scope).catch(() => {})
  if (scope.getState($pageProps).isLogged) load()
  else whenKept(scope, 'alerts', load)
}
