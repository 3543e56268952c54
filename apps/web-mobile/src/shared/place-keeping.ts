import { $isListShown, listOpened, listShown, placeSaved, placeSeen, returnRequested } from '@jeoul/list'
import { $entry } from '@jeoul/router'
import { sample } from 'effector'

/** Restores the scroll position on going back to a category's or a search's list. */
sample({
  clock: placeSeen,
  source: $entry,
  fn: (visit, place) => ({ visit, place }),
  target: placeSaved,
})
sample({ clock: [listShown, listOpened], source: $entry, filter: $isListShown, target: returnRequested })
