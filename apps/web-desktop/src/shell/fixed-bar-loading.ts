import { createLazyView } from '@jeoul/ssr'
import { createEvent } from 'effector'

/** The visitor scrolled past the header. */
export const headerLeft = createEvent()

/** The bar that stays on screen. If it can't be loaded, the header stays in its place. */
export const $fixedBar = createLazyView({
  clock: headerLeft,
  load: () => import('../shared/fixed-bar.tsx'),
})
