import { drawOverPage, OverPage, openAhead, openListExtras } from '@jeoul/extras'
import { filterIndexOpened } from '@jeoul/filter-index'
import { loadOwnPrices } from '@jeoul/own-price-views/loading'
import { type LivePage, savesData } from '@jeoul/runtime'
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
