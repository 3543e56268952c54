import { enhancementsOpened, openEnhancements } from '@jeoul/feature-enhancements'
import { loadPersonalPrices } from '@jeoul/feature-personal-price/loading'
import { facetsWanted } from '@jeoul/list'
import type { LivePage } from '@jeoul/ssr'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { allSettled, sample } from 'effector'
import { rowPicked } from './shared/part-picks.ts'
import { Layers } from './shell/layers.tsx'
import { layersReady } from './shell/layers-model.ts'
import './shared/login-return.ts'

export { openLayer } from './shell/open-layer.ts'

// The sheet of filters is likely to follow.
sample({ clock: enhancementsOpened, target: facetsWanted })
loadPersonalPrices(enhancementsOpened, () => import('./shared/personal-prices.ts'))

/** Starts what only visitors who interact need. */
export function open(page: LivePage): void {
  openEnhancements(page, rowPicked)
  renderOverPage(page.scope, Layers)
  allSettled(layersReady, { scope: page.scope })
}
