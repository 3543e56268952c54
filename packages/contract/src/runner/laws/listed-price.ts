import type { ListItem, PriceType } from '@jeoul/api/types'

/**
 * The price that lists are sorted and filtered by: the total of `lowest` if the answer has it. Source: the contract.
 */
export function listedPrice({ lowest, ...item }: ListItem, type: PriceType): number | null {
  if (!lowest) return item[type]
  return (type === 'card' ? (lowest.card ?? lowest.any) : lowest.any).total
}
