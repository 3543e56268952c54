import { enhancementsOpened, openEnhancements } from '@jeoul/feature-enhancements'
import { filterIndexOpened } from '@jeoul/filter-index'
import { rememberingStarted } from '@jeoul/list/remembered-lists'
import { type LivePage, savesData } from '@jeoul/ssr'
import { allSettled, sample } from 'effector'

sample({ clock: enhancementsOpened, filter: () => !savesData(), target: filterIndexOpened })

/** Starts the work that no view needs, once the browser is idle. */
export function startBackground(page: LivePage): void {
  openEnhancements(page)
  allSettled(rememberingStarted, { scope: page.scope })
}
