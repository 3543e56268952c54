import { syncAccount } from '@jeoul/feature-account/sync-account'
import { openListBackground, shortcutHelpLayer } from '@jeoul/feature-list'
import { syncAlerts } from '@jeoul/feature-price-history/alert/sync-alerts'
import { rememberCards } from '@jeoul/feature-product/remember-cards'
import { keepOffline } from '@jeoul/offline'
import type { LivePage } from '@jeoul/ssr'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { startPrefetching } from '@jeoul/ssr/prefetch'
import { reportErrors } from '@jeoul/ssr/report-errors'
import { wishesOpened } from '@jeoul/wish'
import { allSettled } from 'effector'
import { backgroundOpened } from './background-opened.ts'

/**
 * Starts the background work that both sites share, once the browser is idle. Each site adds its own.
 */
export function openBackground(page: LivePage): void {
  reportErrors()
  allSettled(backgroundOpened, { scope: page.scope })
  syncAccount(page)
  rememberCards(page)
  allSettled(wishesOpened, { scope: page.scope })
  openListBackground(page)
  syncAlerts(page)
  startPrefetching(page)
  keepOffline(page)
  renderOverPage(page.scope, shortcutHelpLayer.Slot)
}
