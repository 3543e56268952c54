import { parse } from 'csv-parse/sync'
import type { FaultReason } from './import-report.ts'
import type { Line } from './read-lines.ts'

/** A record and the line it begins on, or the reason why it can't be read. */
export type Reading =
  | { readonly line: number; readonly record: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly fault: FaultReason; readonly detail: string }

/** The most lines of one record, so that an unclosed quote does not swallow the whole file. */
const longestRecord = 200

/** The most frequent delimiter in the header line: comma, semicolon, tab or bar. */
function guessDelimiter(header: string): string {
  const counted = [',', ';', '\t', '|'].map(delimiter => ({
    delimiter,
    count: header.split(delimiter).length,
  }))
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter
}

/** Reads CSV with a header line. Quoted fields may contain line breaks. */
export async function* readCsv(batches: AsyncIterable<readonly Line[]>): AsyncGenerator<readonly Reading[]> {
  let columns: readonly string[] | undefined
  let delimiter = ','
  let open: Line[] = []
  for await (const batch of batches) {
    const records: Line[] = []
    const readings: Reading[] = []
    const queue = [...batch]
    for (let at = 0; at < queue.length; at++) {
      const line = queue[at]
      if (!line || (open.length === 0 && line.text.trim() === '')) continue
      if (columns === undefined && open.length === 0) delimiter = guessDelimiter(line.text)
      if (line.cut) readings.push(tooLong(line))
      else open.push(line)
      const first = open[0]
      if (!first) continue
      const text = open.map(each => each.text).join('\n')
      const unclosed = endsInQuotes(text, delimiter)
      if (unclosed && open.length < longestRecord && !line.cut) continue
      if (unclosed) {
        readings.push({ line: first.number, fault: 'bad-csv', detail: 'a quote is never closed' })
        queue.splice(at + 1, 0, ...open.slice(1))
      } else if (columns === undefined) columns = nameColumns(parseRows(text, delimiter)[0] ?? [])
      else records.push({ number: first.number, text })
      open = []
    }
    if (columns) readings.push(...toReadings(records, columns, delimiter))
    yield readings.sort((a, b) => a.line - b.line)
  }
  const first = open[0]
  if (first) yield [{ line: first.number, fault: 'bad-csv', detail: 'a quote is never closed' }]
}

/** Whether a quoted field is still open at the end. A quote inside an unquoted field is an ordinary character. */
function endsInQuotes(text: string, delimiter: string): boolean {
  if (!text.includes('"')) return false
  let quoted = false
  let fieldStarts = true
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (quoted) {
      if (char !== '"') continue
      if (text[at + 1] === '"') at++
      else quoted = false
    } else if (char === '"' && fieldStarts) quoted = true
    fieldStarts = char === delimiter || char === '\n'
  }
  return quoted
}

function toReadings(records: readonly Line[], columns: readonly string[], delimiter: string): Reading[] {
  const rows = tryParse(records.map(each => each.text).join('\n'), delimiter)
  const aligned = rows?.length === records.length ? rows : undefined
  return records.map(({ number, text }, at) => {
    const row = aligned ? aligned[at] : tryParse(text, delimiter)?.[0]
    if (!row) return { line: number, fault: 'bad-csv', detail: 'mismatched quotes' }
    if (row.length !== columns.length) {
      const detail = `${row.length} columns, but the header has ${columns.length}`
      return { line: number, fault: 'column-count', detail }
    }
    return { line: number, record: toRecord(row, columns) }
  })
}

function tryParse(text: string, delimiter: string): string[][] | undefined {
  try {
    return parseRows(text, delimiter)
  } catch {
    return undefined
  }
}

function parseRows(text: string, delimiter: string): string[][] {
  return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, record_delimiter: '\n' })
}

function nameColumns(header: readonly string[]): string[] {
  const names = new Set<string>()
  header.forEach((name, at) => {
    const plain = name.trim() || `column${at + 1}`
    names.add(names.has(plain) ? `${plain}_${at + 1}` : plain)
  })
  return [...names]
}

function toRecord(row: readonly string[], columns: readonly string[]): Record<string, unknown> {
  const entries = columns.map((name, at): [string, unknown] => [name, row[at]?.trim() || null])
  return Object.fromEntries(entries)
}

function tooLong(line: Line): Reading {
  return { line: line.number, fault: 'too-long', detail: `begins with ${line.text.slice(0, 40)}` }
}
