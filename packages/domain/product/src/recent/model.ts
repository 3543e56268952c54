import { $isDeviceRead, createPersisted } from '@jeoul/visitor/device'
import { combine, createEvent, type Store, sample } from 'effector'
import { readSeenItems, type SeenItem, withoutSeen, withSeen } from './seen-items.ts'

/** Adds a product that the shopper looked at. */
export const itemSeen = createEvent<SeenItem>()
/** Removes the product with this id. */
export const itemForgotten = createEvent<string>()
/** Removes all products. */
export const itemsForgotten = createEvent()

const seen = createPersisted<readonly SeenItem[]>({ key: 'recent', read: readSeenItems, initial: [] })

/** The products seen last, newest first; none on the server, which has no device storage. */
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
 * Adds every product that a store contains over time, once the device's storage has been read. Does nothing on the
 * server.
 *
 * @param $item null while it is unknown
 */
export function rememberVisits($item: Store<SeenItem | null>): void {
  const $visit = combine($item, $isDeviceRead, (item, isRead) => (isRead ? item : null))
  sample({ clock: $visit.updates.filterMap(visit => visit ?? undefined), target: itemSeen })
}
