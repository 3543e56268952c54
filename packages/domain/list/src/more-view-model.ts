import { createEvent, createStore, sample } from 'effector'
import { $shownItems, items } from './model.ts'
import { toggleMoreView } from './more-view.ts'

export const moreViewToggled = createEvent<number>()

/** Indexes of the rows with an open more-view. All are closed in a new list. */
export const $openRows = createStore<readonly number[]>([])
  .on(moreViewToggled, toggleMoreView)
  .reset(items.loaded)

/** The id of the item whose more-view was opened. */
export const moreViewOpened = sample({
  clock: moreViewToggled,
  source: { open: $openRows, list: $shownItems },
  filter: ({ open }, index) => open.includes(index),
  fn: ({ list }, index) => list.data?.items[index]?.item_id ?? '',
})
