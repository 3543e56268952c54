import type { PartGroup } from '@jeoul/api/types'
import type { Configuration } from '../starts/configuration.ts'

const option = (idx: number, cash: number, item_id?: string) => ({
  ...{ idx, type: 1 as const, name: `${idx}`, price_state: 3 as const, cash, card: cash },
  ...(item_id !== undefined && { item_id }),
})
const groupOf = (usual: number | null, ...list: PartGroup['list']): PartGroup => ({
  name: '',
  type: 1,
  default: usual,
  list,
})
/** A choice of two processors, 50,000 won of work that is not a part, and optional storage and service. */
export const configuration: Configuration = {
  originPrice: 1_000_000,
  base: [groupOf(1, option(1, 300_000, '11'), option(2, 400_000, '12')), groupOf(3, option(3, 50_000))],
  add: [
    groupOf(null, option(4, 200_000, '14')),
    groupOf(
      null,
      { ...option(5, 25_000), type: 4, part_id: 's5' },
      { ...option(6, 35_000), type: 4, part_id: 's6' },
    ),
  ],
  active: [1, 3],
  default: [1, 3],
}
