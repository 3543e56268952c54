import type { Column } from './column.ts'
import type { Term } from './field-terms.ts'

/** The value for all that are too rare to be listed. */
export const otherValue = '기타'

/** The properties that all candidates of a field share. */
export function basics(column: Column, term: Term, unit: string) {
  return { path: column.path, label: term.label, unit, weight: term.weight ?? 1, notes: [] }
}

/** Counts the items of each facet value from the items of each code. */
export function tally(placeOf: Uint16Array, counts: readonly number[], values: number): number[] {
  const totals = new Array<number>(values).fill(0)
  placeOf.forEach((value, at) => {
    if (value > 0) totals[value - 1] = (totals[value - 1] ?? 0) + (counts[at] ?? 0)
  })
  return totals
}
