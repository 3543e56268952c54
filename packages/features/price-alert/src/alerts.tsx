import { type AlertItem, alertRequested, alertsOpened } from '@jeoul/price-alert'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { allSettled, type Scope, scopeBind } from 'effector'
import { AlertOverlay } from './alert-overlay.tsx'

/** Checks what was observed since the last visit, and renders what alerts show. */
export function openAlerts(scope: Scope) {
  renderOverPage(scope, AlertOverlay)
  void allSettled(alertsOpened, { scope })
  const ask: (item: AlertItem) => void = scopeBind(alertRequested, { scope })
  return { ask }
}
