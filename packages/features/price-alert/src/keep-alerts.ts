import { $pageProps } from '@jeoul/page'
import type { LivePage } from '@jeoul/ssr'
import { alertsOf } from './alerts-loading.ts'

/** Looks at the alerts of whoever may have some. Everybody else loads them with the first press of 알림. */
export function keepAlerts({ scope }: LivePage): void {
  const { isLogged } = scope.getState($pageProps)
  // The next press tries again.
  if (isLogged || keepsAlerts()) alertsOf(scope).catch(() => {})
}

/** Whether the device keeps alerts. Browsers may forbid to look. */
function keepsAlerts(): boolean {
  try {
    return (localStorage.getItem('jeoul.alerts') ?? '[]') !== '[]'
  } catch {
    return false
  }
}
