import { createPersisted } from '@jeoul/visitor/device'
import { createEvent, createStore, sample } from 'effector'
import {
  isPicked,
  maxCompared,
  type PickedItem,
  readPicked,
  sortPicked,
  withoutPicked,
  withPicked,
  withToggledPick,
} from './picked-items.ts'
import { trayKey } from './tray-key.ts'

/** Adds a product to the tray. */
export const itemPicked = createEvent<PickedItem>()
/** Removes the product with this id. */
export const itemUnpicked = createEvent<string>()
/** Adds a product to the tray, or removes it. */
export const itemToggled = createEvent<PickedItem>()
/** Empties the tray. */
export const itemsUnpicked = createEvent()
/** Sorts the tray by these ids. */
export const picksSorted = createEvent<readonly string[]>()

const tray = createPersisted<readonly PickedItem[]>({ key: trayKey, read: readPicked, initial: [] })

/** The products in the tray, in the order they were picked; none on the server, which has no device storage. */
export const $picked = tray.$value

const changed = [
  sample({ clock: itemPicked, source: $picked, fn: withPicked }),
  sample({ clock: itemUnpicked, source: $picked, fn: withoutPicked }),
  sample({ clock: itemToggled, source: $picked, fn: withToggledPick }),
  sample({ clock: picksSorted, source: $picked, fn: sortPicked }),
  itemsUnpicked.map((): readonly PickedItem[] => []),
]

const refused = sample({
  clock: [itemPicked, itemToggled],
  source: $picked,
  filter: (items, { itemId }) => items.length >= maxCompared && !isPicked(items, itemId),
})

/** Whether the last pick was refused because the tray was full. */
export const $isPickRefused = createStore(false)
  .on(refused, () => true)
  .reset($picked)

sample({ clock: changed, target: tray.changed })
