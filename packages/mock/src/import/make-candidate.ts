import { basics, tally } from './candidate-basics.ts'
import type { Column } from './column.ts'
import type { FacetCandidate } from './facet-candidate.ts'
import type { Term } from './field-terms.ts'
import { numberCandidate } from './number-candidate.ts'
import type { ColumnReading } from './read-column.ts'
import { textCandidate } from './text-candidate.ts'

/** Turns a field into the facet that fits its values. */
export function makeCandidate(column: Column, reading: ColumnReading, term: Term): FacetCandidate {
  if (reading.kind === 'number') return numberCandidate(column, reading.values, reading.unit, term)
  if (reading.kind === 'boolean') return ofBooleans(column, reading.values, term)
  const texts = reading.values.map(text => (text === undefined ? undefined : sayPair(text, term)))
  return textCandidate(column, texts, term)
}

/** A pair of numbers, as JSON has it in a list and CSV in one cell, in the words of the field. */
function sayPair(text: string, { pair }: Term): string {
  const [, first, second] = /^\[?\s*(\d+(?:\.\d+)?),\s*(\d+(?:\.\d+)?)\s*\]?$/.exec(text) ?? []
  return pair && first !== undefined && second !== undefined ? pair(first, second) : text
}

function ofBooleans(column: Column, values: readonly (boolean | undefined)[], term: Term): FacetCandidate {
  const placeOf = Uint16Array.from(values, value => (value === undefined ? 0 : value ? 1 : 2))
  return {
    ...basics(column, term, ''),
    kind: 'values',
    values: [
      { key: 'yes', name: '예' },
      { key: 'no', name: '아니오' },
    ],
    placeOf,
    counts: tally(placeOf, column.counts, 2),
    texts: values.map(value => (value === true ? term.label : '')),
  }
}
