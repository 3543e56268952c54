import { drawOverPage, OverPage, openAhead, openListExtras } from '@jeoul/extras'
import { filterIndexOpened } from '@jeoul/filter-index'
import { type LivePage, savesData } from '@jeoul/runtime'
import { allSettled, createEvent, sample } from 'effector'

/** The shopper is there, and has done something. */
const extrasOpened = createEvent()

sample({ clock: extrasOpened, filter: () => !savesData(), target: filterIndexOpened })

/** What only a visitor who stays needs. */
export function open(page: LivePage): void {
  allSettled(extrasOpened, { scope: page.scope })
  openListExtras(page)
  openAhead(page)
  drawOverPage(page.scope, OverPage)
}
