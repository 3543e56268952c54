import type { Region } from '@jeoul/personal-price'
import type { Counter } from './counter.ts'
import { type FoundOrder, orderOf } from './found-order.ts'

/** Each part by itself from the mall where it is cheapest. */
export function apartOrders(
  partIds: readonly string[],
  counters: readonly Counter[],
  region: Region,
): readonly FoundOrder[] {
  return partIds
    .map(partId =>
      counters
        .flatMap(counter =>
          (counter.choices.get(partId) ?? []).map(choice => orderOf(counter, [choice], region)),
        )
        .filter(order => order !== null)
        .reduce<FoundOrder | null>((best, order) => (best && best.cost <= order.cost ? best : order), null),
    )
    .filter(order => order !== null)
}
