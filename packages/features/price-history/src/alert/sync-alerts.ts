import { $siteProps } from '@jeoul/page'
import type { LivePage } from '@jeoul/ssr'
import { whenStored } from '@jeoul/visitor/device'

/** Checks the alerts of visitors who may have some, and shows the fired ones over the page. */
export function syncAlerts({ scope }: LivePage): void {
  const open = () =>
    void import('./alerts.tsx').then(
      ({ openAlerts }) => openAlerts(scope),
      // The page of wishes and the next visit show them as well.
      () => {},
    )
  if (scope.getState($siteProps).isLogged) open()
  else whenStored(scope, 'alerts', open)
}
