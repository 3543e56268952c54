import type { AssembledPc, PartGroup, PartOption } from '@jeoul/api/types'

/** What an option adds to one PC against the one that the base price holds, in won: the N of "+N원". */
export function optionDifference({ default: usual, list }: PartGroup, { cash }: PartOption): number {
  return cash - (list.find(({ idx }) => idx === usual)?.cash ?? 0)
}

/** Whether a part is one of those that the PC is put together of. */
export function isChosen({ selectIdxArr }: AssembledPc, { idx }: PartOption): boolean {
  return selectIdxArr.includes(idx)
}
