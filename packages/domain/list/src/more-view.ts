/**
 * Opens or closes a row's more-view. "Only one item per row of three may have its more-view open"
 * (specification, section 4): opening one closes its neighbours in the same three.
 *
 * @param open indexes of the open rows
 * @param index the row that was pressed, from 0
 */
export function toggleMoreView(open: readonly number[], index: number): readonly number[] {
  if (open.includes(index)) return open.filter(other => other !== index)
  return [...open.filter(other => rowOfThree(other) !== rowOfThree(index)), index]
}

function rowOfThree(index: number): number {
  return Math.floor(index / 3)
}
