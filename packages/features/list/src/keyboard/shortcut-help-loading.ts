import { createLazyView } from '@jeoul/ssr'
import { helpOpened } from '@jeoul/visitor/shortcuts'
import { createEvent, merge } from 'effector'

/** The sheet is open on a page that can show it. */
export const helpShown = createEvent()

/** The sheet that explains the shortcuts. If it can't be loaded, opening it again retries. */
export const $shortcutHelp = createLazyView({
  clock: merge([helpOpened, helpShown]),
  load: () => import('./shortcut-help.tsx'),
})
