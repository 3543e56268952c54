import type { Table } from './fault.ts'
import { goods } from './goods.ts'
import { lists } from './lists.ts'
import { transport } from './transport.ts'
import { writes } from './writes.ts'

const tables = [lists, goods, writes, transport]
const rowsOf = (group: keyof Table) =>
  tables.flatMap(table => Object.entries(table[group]).map(([name, row]) => ({ name, ...row })))

export const seeds = rowsOf('seeds')
export const mistakes = rowsOf('mistakes')
/** All that a check of its own has to find. */
export const faults = [...rowsOf('faults'), ...seeds, ...mistakes].flatMap(({ by, ...row }) =>
  by ? [{ ...row, checkId: by[0], operationId: by[1], report: by[2] }] : [],
)
