import type { PickedItem } from '@jeoul/compare'
import { keepAccount } from '@jeoul/feature-account/keep-account'
import { OverPage, openListEnhancements } from '@jeoul/feature-list'
import { termsLayer } from '@jeoul/feature-personal-price/terms-layer'
import { keepAlerts } from '@jeoul/feature-price-alert/keep-alerts'
import { rememberCards } from '@jeoul/feature-product/remember-cards'
import { keepHearts } from '@jeoul/feature-wish/keep-hearts'
import { keepOffline } from '@jeoul/offline'
import { startPrefetching } from '@jeoul/prefetch'
import type { LivePage } from '@jeoul/ssr'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { reportErrors } from '@jeoul/ssr/report-errors'
import { allSettled, type EventCallable } from 'effector'
import { enhancementsOpened } from './enhancements-opened.ts'

/**
 * Starts the enhancements that both sites share, after the first interaction (docs/decisions/0024). Each site adds its
 * own.
 *
 * @param picked takes the product of a row whose 비교 was pressed; puts it into the compare tray by default
 */
export function openEnhancements(page: LivePage, picked?: EventCallable<PickedItem>): void {
  reportErrors()
  allSettled(enhancementsOpened, { scope: page.scope })
  keepAccount(page)
  rememberCards(page)
  // First, so that stored presses are handled before those that `openListEnhancements` repeats.
  keepHearts(page)
  openListEnhancements(page, picked)
  keepAlerts(page)
  startPrefetching(page)
  keepOffline(page)
  renderOverPage(page.scope, OverPage)
  renderOverPage(page.scope, termsLayer.Slot)
  // From now on presses of these are handled, with or without a network.
  document.documentElement.dataset.enhanced = ''
}
