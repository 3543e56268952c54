import { enhancementsOpened, openEnhancements } from '@jeoul/feature-enhancements'
import { loadPersonalPrices } from '@jeoul/feature-personal-price/loading'
import type { LivePage } from '@jeoul/ssr'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { allSettled } from 'effector'
import { Layers } from './shell/layers.tsx'
import { layersReady } from './shell/layers-model.ts'
import './shared/login-return.ts'

export { openLayer } from './shell/open-layer.ts'

loadPersonalPrices(enhancementsOpened, () => import('./shared/personal-prices.ts'))

/** Starts what only visitors who interact need. */
export function open(page: LivePage): void {
  openEnhancements(page)
  renderOverPage(page.scope, Layers)
  allSettled(layersReady, { scope: page.scope })
}
