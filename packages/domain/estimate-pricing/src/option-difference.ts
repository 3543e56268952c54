import type { PartGroup, PartOption } from '@jeoul/api/types'
import { formatWonSigned } from '@jeoul/format'
import { priceStateLabel } from '@jeoul/price-state'
import type { ChosenPc } from './assembled-pc.ts'

/** The price difference in won between an option and its group's default: the N of "+N원". */
export function optionDifference({ default: usual, list }: PartGroup, { cash }: PartOption): number {
  return cash - (list.find(({ idx }) => idx === usual)?.cash ?? 0)
}

/** The id under which an estimate contains an option; undefined for an option that is not a part. */
export function partIdOf({ item_id, part_id }: PartOption): string | undefined {
  return item_id ?? part_id
}

/** The ids of an assembled PC's chosen parts, including services, in the order of its groups. */
export function chosenParts({
  base,
  add,
  selectIdxArr,
}: Pick<ChosenPc, 'base' | 'add' | 'selectIdxArr'>): readonly string[] {
  return [...base, ...add].flatMap(({ list }) =>
    list.flatMap(option => (selectIdxArr.includes(option.idx) ? (partIdOf(option) ?? []) : [])),
  )
}

/** Whether a part is among the chosen ones. */
export function isChosen({ selectIdxArr }: ChosenPc, { idx }: PartOption): boolean {
  return selectIdxArr.includes(idx)
}

/**
 * The words beside an option of an assembled PC: the signed difference to its group's default, such as +32,000원, or the
 * label of an option that is not for sale: "What is not for sale shows its label, never 0원" (specification, section 4).
 */
export function optionFigure(group: PartGroup, option: PartOption): string {
  return priceStateLabel(option.price_state) ?? formatWonSigned(optionDifference(group, option))
}
