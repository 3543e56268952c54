import { createLazyView } from '@jeoul/ssr'
import { createEvent } from 'effector'
import type { FixedBarProps } from './fixed-bar-model.ts'

/** The visitor has left the header behind. */
export const headerLeft = createEvent()

/** "One further block that loads lazily" (specification, section 2). Without it the header stays where it is. */
export const $fixedBar = createLazyView<FixedBarProps>({
  clock: headerLeft,
  load: () => import('../parts/fixed-bar.tsx'),
  Failed: () => null,
})
