import { helpOpened } from '@jeoul/shortcuts'
import { createLazyView } from '@jeoul/ssr'

/** The sheet that explains the keys. Where it cannot be loaded, asking for it again tries again. */
export const $shortcutHelp = createLazyView({
  clock: helpOpened,
  load: () => import('./shortcut-help.tsx'),
})
