import {
  $isListShown,
  $returnPlace,
  listHidden,
  listOpened,
  listShown,
  placeSaved,
  placeSeen,
  returnEnded,
  returnRequested,
} from '@jeoul/list'
import { $entry } from '@jeoul/router'
import { loginReturned } from '@jeoul/ssr/store-place'
import { createStore, sample } from 'effector'

/** The position on a category's or a search's list, which each entry of the history stores and gets back. */
export const listPlace = {
  place: $returnPlace,
  show: listShown,
  hide: listHidden,
  see: placeSeen,
  end: returnEnded,
}

sample({
  clock: placeSeen,
  source: $entry,
  fn: (entry, place) => ({ entry, place }),
  target: placeSaved,
})
sample({ clock: [listShown, listOpened], source: $entry, filter: $isListShown, target: returnRequested })

/** The entry that was left for the login, until its list is back. */
const $left = createStore<string | null>(null, { serialize: 'ignore' })
  .on(loginReturned, (_, { entry }) => entry)
  .reset([returnEnded, listHidden])

// The login returns with a new entry, which has stored nothing; the position of the previous entry is restored.
sample({ clock: loginReturned, filter: $isListShown, fn: ({ entry }) => entry, target: returnRequested })
sample({
  clock: sample({
    clock: returnRequested,
    source: $left,
    fn: (left, entry) => left !== entry && left,
  }).filterMap(left => left || undefined),
  target: returnRequested,
})
