import { helpOpened } from '@jeoul/shortcuts'
import { createLazyView } from '@jeoul/ssr'

/** The sheet that explains the shortcuts. If it can't be loaded, opening it again retries. */
export const $shortcutHelp = createLazyView({
  clock: helpOpened,
  load: () => import('./shortcut-help.tsx'),
})
