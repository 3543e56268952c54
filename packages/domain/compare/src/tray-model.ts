import { createKept } from '@jeoul/device'
import { createEvent, createStore, sample } from 'effector'
import {
  isPicked,
  mostCompared,
  type PickedItem,
  readPicked,
  sortPicked,
  withoutPicked,
  withPicked,
  withToggledPick,
} from './picked-items.ts'

/** The product is to be compared. */
export const itemPicked = createEvent<PickedItem>()
/** The product of this id is no longer to be compared. */
export const itemUnpicked = createEvent<string>()
/** 비교 of a product was pressed. */
export const itemToggled = createEvent<PickedItem>()
/** The tray is to be empty. */
export const itemsUnpicked = createEvent()
/** The products were put into another order, by their ids. */
export const picksSorted = createEvent<readonly string[]>()

const kept = createKept<readonly PickedItem[]>({ key: 'compare', read: readPicked, initial: [] })

/** The products in the tray, in the order they were picked. In views by `useKept`: the server knows no device. */
export const $picked = kept.$value

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
  filter: (items, { itemId }) => items.length >= mostCompared && !isPicked(items, itemId),
})

/** Whether the last pick found the tray full. */
export const $isPickRefused = createStore(false)
  .on(refused, () => true)
  .reset($picked)

sample({ clock: changed, target: kept.changed })
