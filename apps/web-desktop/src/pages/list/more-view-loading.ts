import { moreViewOpened } from '@jeoul/listing'
import { createLazyView } from '@jeoul/runtime'
import { NotLoaded } from '../../shell/not-loaded.tsx'

/** The view of an open row. */
export const $moreView = createLazyView({
  clock: moreViewOpened,
  load: () => import('./more-view.tsx'),
  Failed: NotLoaded,
})
