import { moreViewOpened } from '@jeoul/list'
import { createLazyView } from '@jeoul/ssr'
import { NotLoaded } from '../../shell/not-loaded.tsx'

/** The view of an open row. */
export const $moreView = createLazyView({
  clock: moreViewOpened,
  load: () => import('./more-view.tsx'),
  Failed: NotLoaded,
})
