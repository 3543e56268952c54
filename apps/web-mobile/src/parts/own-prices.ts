import { ownOrderChosen, ownOrderMade, ownSort } from '@jeoul/feature-personal-price/list'
import { $cateId, $list, $query, fieldChanged } from '@jeoul/list'
import { createOwnOrder } from '@jeoul/personal-price'
import { combine, sample } from 'effector'

export { OwnOrder, OwnPrice, ownSort } from '@jeoul/feature-personal-price/list'

/** The order of the rows by 내 결제가, until another order or another list is chosen. */
sample({
  clock: createOwnOrder({
    $items: $list.map(list => list?.items ?? []),
    chosen: ownOrderChosen,
    left: combine(
      $cateId,
      $query.map(({ sort }) => sort),
    ),
  }),
  target: ownOrderMade,
})
sample({
  clock: fieldChanged,
  filter: ({ name }) => name === 'sort',
  fn: ({ value }) => value === ownSort.value,
  target: ownOrderChosen,
})
