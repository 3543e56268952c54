import { enhancementsOpened, openEnhancements } from '@jeoul/feature-enhancements'
import { loadPersonalPrices } from '@jeoul/feature-personal-price/loading'
import { filterIndexOpened } from '@jeoul/filter-index'
import { type LivePage, savesData } from '@jeoul/ssr'
import { sample } from 'effector'

sample({ clock: enhancementsOpened, filter: () => !savesData(), target: filterIndexOpened })
loadPersonalPrices(enhancementsOpened, () => import('./shared/personal-prices.ts'))

/** Starts what only visitors who interact need. */
export function open(page: LivePage): void {
  openEnhancements(page)
}
