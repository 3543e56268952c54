import type { Region } from '@jeoul/personal-price'
import { type FoundOrder, orderOf } from './found-order.ts'
import type { Mall } from './mall.ts'

/** Orders each part separately from its cheapest mall. */
export function separateOrders(
  partIds: readonly string[],
  malls: readonly Mall[],
  region: Region,
): readonly FoundOrder[] {
  return partIds
    .map(partId =>
      malls
        .flatMap(mall => (mall.choices.get(partId) ?? []).map(choice => orderOf(mall, [choice], region)))
        .filter(order => order !== null)
        .reduce<FoundOrder | null>((best, order) => (best && best.cost <= order.cost ? best : order), null),
    )
    .filter(order => order !== null)
}
