import { whenStored } from '@jeoul/device'
import { $siteProps } from '@jeoul/page'
import type { LivePage } from '@jeoul/ssr'
import { alertsOf } from './alerts-loading.ts'

/** Checks the alerts of visitors who may have some. For everybody else they are loaded with the first press of 알림. */
export function keepAlerts({ scope }: LivePage): void {
  // The next press retries.
  const load = () => void alertsOf(scope).catch(() => {})
  if (scope.getState($siteProps).isLogged) load()
  else whenStored(scope, 'alerts', load)
}
