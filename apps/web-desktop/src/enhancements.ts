import { OverPage, openListEnhancements } from '@jeoul/feature-list'
import { loadPersonalPrices } from '@jeoul/feature-personal-price/loading'
import { filterIndexOpened } from '@jeoul/filter-index'
import { startPrefetching } from '@jeoul/prefetch'
import { type LivePage, savesData } from '@jeoul/ssr'
import { drawOverPage } from '@jeoul/ssr/overlay'
import { allSettled, createEvent, sample } from 'effector'

/** The shopper is there, and has done something. */
const enhancementsOpened = createEvent()

sample({ clock: enhancementsOpened, filter: () => !savesData(), target: filterIndexOpened })
loadPersonalPrices(enhancementsOpened, () => import('./shared/personal-prices.ts'))

/** What only a visitor who stays needs. */
export function open(page: LivePage): void {
  allSettled(enhancementsOpened, { scope: page.scope })
  openListEnhancements(page)
  startPrefetching(page)
  drawOverPage(page.scope, OverPage)
}
