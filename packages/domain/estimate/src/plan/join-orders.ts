import type { Region } from '@jeoul/personal-price'
import { costOf, type FoundOrder, orderOf } from './found-order.ts'
import { groupedBy } from './search/grouped-by.ts'

/** Merges orders with the same mall if that costs less. */
export function joinOrders(orders: readonly FoundOrder[], region: Region): readonly FoundOrder[] {
  return Array.from(groupedBy(orders, ({ mall }) => mall)).flatMap(([mall, apart]) => {
    const all = orderOf(
      mall,
      apart.flatMap(({ choices }) => choices),
      region,
    )
    return all && all.cost < costOf(apart) ? [all] : apart
  })
}
