import { createPersisted } from '@jeoul/device'
import { createEvent, sample } from 'effector'
import { $wishes, savedItems, wishToggled } from './model.ts'
import { intendedItem, readWishIntent, type WishIntent } from './wish-intent.ts'
import { wishOf } from './wish-states.ts'

/** 찜 of a product was pressed by somebody who has to log in first. */
export const wishIntended = createEvent<string>()

/** The device keeps it on the way to the login and back. */
const persisted = createPersisted<WishIntent | null>({
  key: 'wish-intent',
  read: readWishIntent,
  initial: null,
})

sample({
  clock: wishIntended,
  fn: itemId => ({ itemId, time: Date.now() }),
  target: persisted.changed,
})

const returned = sample({ clock: savedItems.loaded, source: persisted.$value }).filterMap(
  intent => intent ?? undefined,
)

// Once, whatever becomes of it.
sample({ clock: returned, fn: () => null, target: persisted.changed })
sample({
  clock: returned.map(intent => intendedItem(intent, Date.now())).filterMap(itemId => itemId ?? undefined),
  source: $wishes,
  filter: (wishes, itemId) => !wishOf(wishes, itemId).isMine,
  fn: (_, itemId) => itemId,
  target: wishToggled,
})
