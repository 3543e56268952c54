import { $query, moreViewOpened } from '@jeoul/listing'
import { offersRequested } from '@jeoul/offers'
import { createLazyView } from '@jeoul/runtime'
import { sample } from 'effector'
import { NotLoaded } from '../../shell/not-loaded.tsx'

/** The view of an open row. */
export const $moreView = createLazyView({
  clock: moreViewOpened,
  load: () => import('./more-view.tsx'),
  Failed: NotLoaded,
})

sample({
  clock: moreViewOpened,
  source: $query,
  fn: ({ type }, itemId) => ({ itemId, card: type === 'card' }),
  target: offersRequested,
})
