import { createLazyView } from '@jeoul/runtime'
import { helpOpened } from '@jeoul/shortcuts'

/** The sheet that explains the keys. Where it cannot be loaded, asking for it again tries again. */
export const $shortcutHelp = createLazyView({
  clock: helpOpened,
  load: () => import('./shortcut-help.tsx'),
  Failed: () => null,
})
