import { createLazyView } from '@jeoul/ssr'
import { createEvent } from 'effector'

/** The visitor has left the header behind. */
export const headerLeft = createEvent()

/** The header's row, kept on screen. Without it the header stays where it is. */
export const $fixedBar = createLazyView({
  clock: headerLeft,
  load: () => import('../shared/fixed-bar.tsx'),
})
