import { enhancementsOpened, openEnhancements } from '@jeoul/feature-enhancements'
import { loadPersonalPrices } from '@jeoul/feature-personal-price/loading'
import type { LivePage } from '@jeoul/ssr'
import './shared/login-return.ts'

loadPersonalPrices(enhancementsOpened, () => import('./shared/personal-prices.ts'))

/** Starts the work that no view needs, once the browser is idle. */
export function startBackground(page: LivePage): void {
  openEnhancements(page)
}
