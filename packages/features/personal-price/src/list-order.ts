import type { ListItem } from '@jeoul/api/types'
import { $cateId, $query, fieldChanged } from '@jeoul/list'
import { createOwnOrder } from '@jeoul/personal-price'
import { combine, type Store, sample } from 'effector'
import './own-order-showing.ts'
import { ownOrderChosen, ownOrderMade, ownSort } from './own-sort.ts'

export { OwnOrder } from './own-order.tsx'
export { OwnPrice } from './own-price.tsx'
export { ownSort }

sample({
  clock: fieldChanged,
  filter: ({ name }) => name === 'sort',
  fn: ({ value }) => value === ownSort.value,
  target: ownOrderChosen,
})

/**
 * Orders the rows of the open list by 내 결제가, until another order or another list is chosen.
 *
 * @param $items the products that the site shows of the list
 */
export function orderRows($items: Store<readonly ListItem[]>): void {
  const left = combine(
    $cateId,
    $query.map(({ sort }) => sort),
  )
  sample({ clock: createOwnOrder({ $items, chosen: ownOrderChosen, left }), target: ownOrderMade })
}
