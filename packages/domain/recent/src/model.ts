import { $isDeviceRead, createPersisted } from '@jeoul/device'
import { combine, createEvent, type Store, sample } from 'effector'
import { readSeenItems, type SeenItem, withoutSeen, withSeen } from './seen-items.ts'

/** The shopper looked at a product. */
export const itemSeen = createEvent<SeenItem>()
/** The product of this id is to be forgotten. */
export const itemForgotten = createEvent<string>()
/** All of them are to be forgotten. */
export const itemsForgotten = createEvent()

const seen = createPersisted<readonly SeenItem[]>({ key: 'recent', read: readSeenItems, initial: [] })

/** The products seen last, newest first. In views by `useClientValue`: the server knows no device. */
export const $seenItems = seen.$value

sample({
  clock: [
    sample({ clock: itemSeen, source: $seenItems, fn: withSeen }),
    sample({ clock: itemForgotten, source: $seenItems, fn: withoutSeen }),
    itemsForgotten.map(() => []),
  ],
  target: seen.changed,
})

/**
 * Remembers whatever product a page shows, as soon as it is known and the device can be asked. Never on the server.
 *
 * @param $item null while it is not known
 */
export function rememberVisits($item: Store<SeenItem | null>): void {
  const $visit = combine($item, $isDeviceRead, (item, isRead) => (isRead ? item : null))
  sample({ clock: $visit.updates.filterMap(visit => visit ?? undefined), target: itemSeen })
}
