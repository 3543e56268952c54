import { createLazyView } from '@jeoul/ssr'
import { FailedState } from '@jeoul/ui'
import { createEvent } from 'effector'

/** The reader comes near to the news. */
export const newsNeared = createEvent()

/** Events and news, whose view, model and data come then. */
export const $newsBlock = createLazyView({
  clock: newsNeared,
  load: () => import('./news-block.tsx'),
  Failed: FailedState,
})
