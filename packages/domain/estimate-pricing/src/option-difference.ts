import type { AssembledPc, PartGroup, PartOption } from '@jeoul/api/types'

/** The difference in won between an option and its group's default: the N of "+N원". */
export function optionDifference({ default: usual, list }: PartGroup, { cash }: PartOption): number {
  return cash - (list.find(({ idx }) => idx === usual)?.cash ?? 0)
}

/**
 * The products that an assembled PC is made of as chosen, in the order of its groups. Options that are no products of the
 * lists, such as services, are left out.
 */
export function chosenProducts({ base, add, selectIdxArr }: AssembledPc): readonly string[] {
  return [...base, ...add].flatMap(({ list }) =>
    list.flatMap(({ idx, item_id }) =>
      item_id !== undefined && selectIdxArr.includes(idx) ? [item_id] : [],
    ),
  )
}

/** Whether a part is among the chosen ones. */
export function isChosen({ selectIdxArr }: AssembledPc, { idx }: PartOption): boolean {
  return selectIdxArr.includes(idx)
}
