import { alertsOpened, pricesRechecked } from '@jeoul/price-history/alert'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { allSettled, type Scope } from 'effector'
import { AlertOverlay } from './alert-overlay.tsx'
// Alerts that fire are shown as notifications.
import './notification-model.ts'

/** How often an open page checks the prices, in milliseconds: once an hour (assumed). */
const recheckDelay = 3_600_000

/**
 * Checks which alerts have fired since the last visit, and renders their messages over the page. While the page is open, it
 * checks again.
 */
export function openAlerts(scope: Scope): void {
  renderOverPage(scope, AlertOverlay)
  void allSettled(alertsOpened, { scope })
  const recheck = () => void allSettled(pricesRechecked, { scope })
  setInterval(recheck, recheckDelay)
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === 'check-alerts') recheck()
  })
}
