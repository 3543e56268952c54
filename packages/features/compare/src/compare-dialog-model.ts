import { $picked, compareOpened } from '@jeoul/compare'
import { createEvent, sample } from 'effector'

/** The comparison of what is in the tray is on screen. */
export const layerShown = createEvent()

sample({
  clock: layerShown,
  source: $picked,
  fn: picked => ({ itemIds: picked.map(({ itemId }) => itemId), showsAll: false }),
  target: compareOpened,
})
