import type { Column } from './column.ts'
import type { FacetCandidate, InferredField } from './facet-candidate.ts'
import type { Term } from './field-terms.ts'
import { listSeparator } from './flatten-record.ts'
import type { ColumnReading } from './read-column.ts'

const maxMembers = 14

/** Whether items list so many things in a field that two lists are rarely equal. */
export function isLongList(column: Column, reading: ColumnReading, candidate: FacetCandidate): boolean {
  if (reading.kind !== 'text' || !reading.list) return false
  if (candidate.unfit === undefined && candidate.values.length <= 60) return false
  const listed = column.values.reduce<number>(
    (sum, value, at) => sum + String(value).split(listSeparator).length * (column.counts[at] ?? 0),
    0,
  )
  return listed >= column.stated * 3
}

/**
 * Makes one yes/no facet for each frequent member of a long list such as `cpu_sockets`: the whole list differs on
 * nearly every item, but shoppers only ask whether it contains one thing.
 */
export function memberCandidates(column: Column, term: Term, rows: number): InferredField[] {
  const totals = new Map<string, number>()
  const lists = column.values.map(value => String(value).split(listSeparator))
  lists.forEach((list, at) => {
    for (const member of list) totals.set(member, (totals.get(member) ?? 0) + (column.counts[at] ?? 0))
  })
  return [...totals]
    .filter(([, count]) => count >= rows * 0.05 && count < column.stated * 0.97)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, maxMembers)
    .map(([member, count]) => ({
      column,
      candidate: {
        path: `${column.path}[${member}]`,
        label: `${term.label} ${member}`,
        unit: '',
        kind: 'values',
        values: [
          { key: 'yes', name: '예' },
          { key: 'no', name: '아니오' },
        ],
        placeOf: Uint16Array.from(lists, list => (list.includes(member) ? 1 : 2)),
        counts: [count, column.stated - count],
        texts: [],
        weight: (term.weight ?? 1) * 0.6,
        notes: [],
      },
    }))
}
