import { itemToggled, type PickedItem } from '@jeoul/compare'
import { $list } from '@jeoul/list'
import { createEvent, sample } from 'effector'

/** 비교 of a row was pressed. The tray stores whether the product is a part of a PC, which an estimate can hold. */
export const rowPicked = createEvent<PickedItem>()

sample({
  clock: rowPicked,
  source: $list,
  fn: (list, item): PickedItem => {
    const row = list?.items.find(({ item_id: itemId }) => itemId === item.itemId)
    return row?.part_kind ? { ...item, isPart: true } : item
  },
  target: itemToggled,
})
