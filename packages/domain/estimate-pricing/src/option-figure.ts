import type { PartGroup, PartOption } from '@jeoul/api/types'
import { formatWonSigned } from '@jeoul/format'
import { priceStateLabel } from '@jeoul/price-state'
import { optionDifference } from './option-difference.ts'

/**
 * The words beside an option of an assembled PC: the signed difference to its group's default, such as +32,000원, or the
 * label of an option that is not for sale: "What is not for sale shows its label, never 0원" (specification, section 4).
 */
export function optionFigure(group: PartGroup, option: PartOption): string {
  return priceStateLabel(option.price_state) ?? formatWonSigned(optionDifference(group, option))
}
