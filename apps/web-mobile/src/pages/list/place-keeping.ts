import { $isListShown, listOpened, listShown, placeKept, placeSeen, returnAsked } from '@jeoul/list'
import { $entry } from '@jeoul/router'
import { sample } from 'effector'

/** Whoever comes back to a list, of a category or of a search, finds the place again. */
sample({
  clock: placeSeen,
  source: $entry,
  fn: (visit, place) => ({ visit, place }),
  target: placeKept,
})
sample({ clock: [listShown, listOpened], source: $entry, filter: $isListShown, target: returnAsked })
