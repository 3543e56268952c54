import { keepAccount } from '@jeoul/feature-account/keep-account'
import { OverPage, openListEnhancements } from '@jeoul/feature-list'
import { loadPersonalPrices } from '@jeoul/feature-personal-price/loading'
import { settleTerms, termsLayer } from '@jeoul/feature-personal-price/terms-layer'
import { keepAlerts } from '@jeoul/feature-price-alert/keep-alerts'
import { reportItemViews } from '@jeoul/feature-product/report-views'
import { tellCards } from '@jeoul/feature-product/tell-cards'
import { keepHearts } from '@jeoul/feature-wish/keep-hearts'
import { keepOffline } from '@jeoul/offline'
import { startPrefetching } from '@jeoul/prefetch'
import { resumeActions } from '@jeoul/session'
import type { LivePage } from '@jeoul/ssr'
import { drawOverPage } from '@jeoul/ssr/overlay'
import { allSettled, createEvent } from 'effector'
import { rowPicked } from './shared/part-picks.ts'
import { Layers } from './shell/layers.tsx'
import { layersReady } from './shell/layers-model.ts'
import './shared/login-return.ts'

export { openLayer } from './shell/open-layer.ts'

/** The visitor interacted for the first time. */
const enhancementsOpened = createEvent()

reportItemViews(enhancementsOpened)
settleTerms(enhancementsOpened)
loadPersonalPrices(enhancementsOpened, () => import('./shared/personal-prices.ts'))

const threads = () => import('@jeoul/reviews/threads')
resumeActions(enhancementsOpened, {
  'review-comment': threads,
  'review-delete': threads,
  'review-react': threads,
  'review-write': () => import('@jeoul/reviews/writing'),
})

/** Starts what only visitors who interact need. */
export function open(page: LivePage): void {
  allSettled(enhancementsOpened, { scope: page.scope })
  keepAccount(page)
  tellCards(page)
  openListEnhancements(page, rowPicked)
  keepHearts(page)
  keepAlerts(page)
  startPrefetching(page)
  keepOffline(page)
  drawOverPage(page.scope, OverPage)
  drawOverPage(page.scope, termsLayer.Slot)
  drawOverPage(page.scope, Layers)
  allSettled(layersReady, { scope: page.scope })
}
