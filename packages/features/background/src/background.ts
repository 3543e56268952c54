import { syncAccount } from '@jeoul/feature-account/sync-account'
import { listenToKeys } from '@jeoul/feature-list/listen-to-keys'
import { shortcutHelpLayer } from '@jeoul/feature-list/shortcut-help-layer'
import { syncAlerts } from '@jeoul/feature-price-history/alert/sync-alerts'
import { rememberCards } from '@jeoul/feature-product/remember-cards'
import { keepOffline } from '@jeoul/offline'
import { reportAds } from '@jeoul/page/tracking'
import { $place } from '@jeoul/router'
import { categoriesRequested } from '@jeoul/shop/category'
import type { LivePage } from '@jeoul/ssr'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { startPrefetching } from '@jeoul/ssr/prefetch'
import { reportErrors } from '@jeoul/ssr/report-errors'
import { resumeActions } from '@jeoul/visitor/session'
import { wishesOpened } from '@jeoul/wish'
import { allSettled, createEvent, createWatch } from 'effector'
import { keepPlace } from './place/keep-place.ts'

/** The background work of the page has started. */
export const backgroundOpened = createEvent()

const threads = () => import('@jeoul/reviews/threads')
resumeActions(backgroundOpened, {
  'item-report': () => import('@jeoul/feature-product/resume-report'),
  'minishop-zzim': () => import('@jeoul/shop'),
  'price-alert-change': () => import('@jeoul/price-history/alert'),
  'review-report': threads,
  'review-comment': threads,
  'review-delete': threads,
  'review-react': threads,
  'review-write': () => import('@jeoul/reviews/writing'),
  'wish-change': () => import('@jeoul/wish'),
})

/** Starts the background work that both sites share, once the browser is idle. A site may add its own. */
export function startBackground(page: LivePage): void {
  const { scope } = page
  reportErrors()
  allSettled(backgroundOpened, { scope })
  syncAccount(page)
  rememberCards(page)
  allSettled(wishesOpened, { scope })
  // The phone's drawer opens at once, and offline, too.
  allSettled(categoriesRequested, { scope })
  createWatch({ unit: $place, scope, fn: reportAds(scope) })
  keepPlace(document, scope)
  listenToKeys(document, scope)
  syncAlerts(page)
  startPrefetching(page)
  keepOffline(page)
  renderOverPage(scope, shortcutHelpLayer.Slot)
}
