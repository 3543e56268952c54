import { alertsFired, alertsOpened, pricesRechecked } from '@jeoul/price-history/alert'
import { $inside } from '@jeoul/router'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { allSettled, type Scope, sample } from 'effector'
import { AlertOverlay } from './alert-overlay.tsx'
import { notifyFx } from './notification-model.ts'

sample({
  clock: alertsFired,
  source: $inside,
  fn: (inside, alerts) => ({ alerts, inside }),
  target: notifyFx,
})

/** How often an open page checks the prices, in milliseconds: once an hour (assumed). */
const recheckDelay = 3_600_000

/**
 * Checks which alerts have fired since the last visit, and renders their messages over the page. While the page is open, it
 * checks again.
 */
export function openAlerts(scope: Scope): void {
  renderOverPage(scope, AlertOverlay)
  void allSettled(alertsOpened, { scope })
  setInterval(() => void allSettled(pricesRechecked, { scope }), recheckDelay)
}
