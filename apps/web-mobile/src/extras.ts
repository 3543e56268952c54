import { drawOverPage, OverPage, openAhead, openListExtras } from '@jeoul/extras'
import type { LivePage } from '@jeoul/runtime'

/** What only a visitor who stays needs. */
export function open(page: LivePage): void {
  openListExtras(page)
  openAhead(page)
  drawOverPage(page.scope, OverPage)
}
