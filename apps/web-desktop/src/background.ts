import { backgroundOpened, startBackground as startShared } from '@jeoul/feature-background'
import { filterIndexOpened } from '@jeoul/list/filter-index'
import { rememberingStarted } from '@jeoul/list/remembered-lists'
import { type LivePage, savesData } from '@jeoul/ssr'
import { allSettled, sample } from 'effector'

sample({ clock: backgroundOpened, filter: () => !savesData(), target: filterIndexOpened })

/** Starts the work that no view needs, once the browser is idle. */
export function startBackground(page: LivePage): void {
  startShared(page)
  allSettled(rememberingStarted, { scope: page.scope })
}
