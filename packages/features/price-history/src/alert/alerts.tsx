import { alertsOpened } from '@jeoul/price-history/alert'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { allSettled, type Scope } from 'effector'
import { AlertOverlay } from './alert-overlay.tsx'

/** Checks which alerts have fired since the last visit, and renders their messages over the page. */
export function openAlerts(scope: Scope): void {
  renderOverPage(scope, AlertOverlay)
  void allSettled(alertsOpened, { scope })
}
