import { createLazyView } from '@jeoul/ssr'
import { FailedState } from '@jeoul/ui'
import { createEvent } from 'effector'

/** The reader is about to reach the news. */
export const newsNeared = createEvent()

/** Events and news. View, model and data are loaded when the reader gets near them. */
export const $newsBlock = createLazyView({
  clock: newsNeared,
  load: () => import('./news-block.tsx'),
  Failed: FailedState,
})
