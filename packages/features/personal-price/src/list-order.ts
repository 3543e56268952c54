import { $cateId, $query, fieldChanged } from '@jeoul/list'
import { $itemOffers } from '@jeoul/offers/item-offers'
import { createPersonalOrder, type PricedRow } from '@jeoul/personal-price'
import { $place, navigated } from '@jeoul/router'
import { combine, type Store, sample } from 'effector'
import './show-personal-order.ts'
import { itemsShown } from './exact-prices.ts'
import { personalOrderChosen, personalOrderMade, personalSort } from './personal-sort.ts'
import { personalPricesChanged } from './slot.ts'

export { PersonalOrder } from './personal-order.tsx'
export { PersonalPrice } from './personal-price.tsx'
export { PersonalTotal } from './personal-total.tsx'
export { personalSort }

sample({
  clock: fieldChanged,
  filter: ({ name }) => name === 'sort',
  fn: ({ value }) => value === personalSort.value,
  target: personalOrderChosen,
})

// The tab of the host's order leads to the address that is open already.
sample({
  clock: navigated,
  source: $place,
  filter: ({ path, search }, { href }) => href === path + search,
  fn: () => false,
  target: personalOrderChosen,
})

/**
 * Requests the offers of the open list's rows and sorts the rows by 내 결제가, until another order or another list is
 * chosen.
 *
 * @param $items the products of the list on screen
 */
export function orderRows($items: Store<readonly PricedRow[]>): void {
  const $listIdentity = combine(
    $cateId,
    $query.map(({ sort }) => sort),
  )
  sample({ clock: [$items, personalPricesChanged], source: $items, target: itemsShown })
  sample({
    clock: createPersonalOrder({
      $items,
      $offers: $itemOffers,
      chosen: personalOrderChosen,
      left: $listIdentity,
    }),
    target: personalOrderMade,
  })
}
