import type { Reading } from '../reading.ts'

/** Gives columns without a name, or with that of another, names of their own. */
export function nameColumns(header: readonly string[]): string[] {
  const names = new Set<string>()
  header.forEach((name, at) => {
    const plain = name.trim()
    // Nothing can be put at this name of an object.
    let unique = plain === '' || plain === '__proto__' ? `column${at + 1}` : plain
    while (names.has(unique)) unique += `_${at + 1}`
    names.add(unique)
  })
  return [...names]
}

/**
 * Makes a record of a row. Spreadsheets leave out empty cells at its end, or add some; but where there are more cells than
 * columns, nobody knows which belongs to which.
 */
export function toReading(line: number, row: readonly string[], columns: readonly string[]): Reading {
  if (row.length > columns.length && row.slice(columns.length).some(cell => cell.trim() !== '')) {
    const detail = `${row.length} columns, but the header has ${columns.length}`
    return { line, defect: 'column-count', detail }
  }
  const record: Record<string, unknown> = {}
  columns.forEach((name, at) => {
    record[name] = row[at]?.trim() || null
  })
  if (row.length >= columns.length) return { line, record }
  const detail = `${row.length} of ${columns.length} columns; the others are taken as empty`
  return { line, record, warning: { reason: 'short-row', detail } }
}
