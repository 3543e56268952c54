import { OverPage, openListExtras } from '@jeoul/feature-list'
import { loadOwnPrices } from '@jeoul/feature-personal-price/loading'
import { filterIndexOpened } from '@jeoul/filter-index'
import { openAhead } from '@jeoul/prefetch'
import { type LivePage, savesData } from '@jeoul/ssr'
import { drawOverPage } from '@jeoul/ssr/overlay'
import { allSettled, createEvent, sample } from 'effector'

/** The shopper is there, and has done something. */
const extrasOpened = createEvent()

sample({ clock: extrasOpened, filter: () => !savesData(), target: filterIndexOpened })
loadOwnPrices(extrasOpened, () => import('./parts/own-prices.ts'))

/** What only a visitor who stays needs. */
export function open(page: LivePage): void {
  allSettled(extrasOpened, { scope: page.scope })
  openListExtras(page)
  openAhead(page)
  drawOverPage(page.scope, OverPage)
}
