import type { AssembledPc, PartGroup, PartOption } from '@jeoul/api/types'

/** The difference in won between an option and its group's default: the N of "+N원". */
export function optionDifference({ default: usual, list }: PartGroup, { cash }: PartOption): number {
  return cash - (list.find(({ idx }) => idx === usual)?.cash ?? 0)
}

/** Whether a part is among the chosen ones. */
export function isChosen({ selectIdxArr }: AssembledPc, { idx }: PartOption): boolean {
  return selectIdxArr.includes(idx)
}
