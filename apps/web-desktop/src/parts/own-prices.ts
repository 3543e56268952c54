import { ownOrderChosen, ownOrderMade } from '@jeoul/feature-personal-price/list'
import { $cateId, $query, items } from '@jeoul/list'
import { createOwnOrder } from '@jeoul/personal-price'
import { combine, sample } from 'effector'

export { OwnOrder, OwnPrice, ownSort } from '@jeoul/feature-personal-price/list'

/** The order of the rows by 내 결제가, until another order or another list is chosen. */
sample({
  clock: createOwnOrder({
    $items: items.$state.map(({ data }) => data?.items ?? []),
    chosen: ownOrderChosen,
    left: combine(
      $cateId,
      $query.map(({ sort }) => sort),
    ),
  }),
  target: ownOrderMade,
})
