import { $cateId, $list, $query, fieldChanged } from '@jeoul/list'
import { $itemOffers } from '@jeoul/offers/item-offers'
import { createPersonalOrder } from '@jeoul/personal-price'
import { $place, navigate } from '@jeoul/router'
import { combine, sample } from 'effector'
import { personalOrderChosen, personalOrderMade, personalSort } from './personal-sort.ts'

/** Lets 내 결제가순 be chosen among the orders of the open list, and sorts its rows by it. Call it once. */
export function offerPersonalOrder(): void {
  sample({
    clock: fieldChanged,
    filter: ({ name }) => name === 'sort',
    fn: ({ value }) => value === personalSort.value,
    target: personalOrderChosen,
  })

  // The tab of the host's order leads to the address that is open already.
  sample({
    clock: navigate,
    source: $place,
    filter: ({ path, search }, { href }) => href === path + search,
    fn: () => false,
    target: personalOrderChosen,
  })

  // Sorts the rows of the open list, until another order or another list is chosen.
  sample({
    clock: createPersonalOrder({
      $items: $list.map(list => list?.items ?? []),
      $offers: $itemOffers,
      chosen: personalOrderChosen,
      left: combine(
        $cateId,
        $query.map(({ sort }) => sort),
      ),
    }),
    target: personalOrderMade,
  })
}
