import { $picked, compareOpened } from '@jeoul/compare'
import { createEvent, sample } from 'effector'

/** The comparison of the products in the tray was shown. */
export const layerShown = createEvent()

sample({
  clock: layerShown,
  source: $picked,
  fn: picked => ({ itemIds: picked.map(({ itemId }) => itemId), showsAll: false }),
  target: compareOpened,
})
