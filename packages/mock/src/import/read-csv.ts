import { CsvError, parse } from 'csv-parse/sync'
import type { Found, Reading } from './import-report.ts'
import { longestLine, wholeLines } from './lines.ts'
import type { Source } from './open-source.ts'

/** The most lines of one record, so that an unclosed quote does not swallow the whole file. */
const maxRecordLines = 200
/** Tabs first: headers rarely contain them for any other reason. */
const delimiters = ['\t', ',', ';', '|']
/** How many rows a guess of the delimiter looks at. */
const sampleRows = 20

/**
 * Reads CSV with a header line. Quoted fields may contain line breaks, and an unclosed quote costs one line. The
 * delimiter is stated by the file's name or in a line `sep=;` above the header, or it is guessed.
 */
export async function* readCsv({ chunks, head, path }: Source): AsyncGenerator<readonly Reading[]> {
  const lineEnd = /\n|\r(?!\n|$)/.exec(head.replace(/"[^"]*("|$)/g, ''))?.[0] ?? '\n'
  const stated = /^\s*"?sep=(.)"?[,;\t]*\s*?(?:\r|\n|$)/i.exec(head)?.[1]
  const delimiter = stated ?? (/\.tsv(\.gz)?$/i.test(path) ? '\t' : guessDelimiter(head, lineEnd))
  let columns: readonly string[] | undefined
  let line = 1
  let open: Buffer = Buffer.alloc(0)

  /** Reads rows up to a quote that is still open. If its record is too long, its first line is left out. */
  function readRows(text: string, isLast: boolean): readonly Reading[] {
    const readings: Reading[] = []
    const take = (row: readonly string[]) => {
      if (columns) readings.push({ line, ...toFound(row, columns) })
      else if (stated === undefined || !/^sep=/i.test(row[0] ?? '')) columns = nameColumns(row)
    }
    let rest: Buffer = Buffer.concat([open, Buffer.from(text)])
    for (;;) {
      const used = eachRow(rest, delimiter, lineEnd, (row, breaks) => {
        if (!isBlank(row, delimiter)) take(row)
        line += 1 + breaks
      })
      open = rest.subarray(used)
      const [first = '', ...others] = open.toString().split(lineEnd)
      if (open.length === 0 || (!isLast && first.length <= longestLine && others.length <= maxRecordLines))
        return readings
      readings.push({ line: line++, ...unreadable(first) })
      rest = open.subarray(Buffer.byteLength(first + lineEnd))
    }
  }

  for await (const text of wholeLines(chunks, lineEnd)) yield readRows(text, false)
  yield readRows('', true)
}

/**
 * Visits rows with the number of line breaks in their cells.
 *
 * @returns how many bytes were read: those before the first quote that is open for too long
 */
function eachRow(
  text: Buffer,
  delimiter: string,
  lineEnd: string,
  visit: (row: readonly string[], breaks: number) => void,
  to = -1,
): number {
  let used = 0
  try {
    parse(text, {
      delimiter,
      record_delimiter: lineEnd === '\n' ? ['\r\n', '\n'] : lineEnd,
      relax_quotes: true,
      relax_column_count: true,
      to,
      on_record(row: string[], { bytes }) {
        const text = row.join(delimiter)
        const breaks = text.includes(lineEnd) ? text.split(lineEnd).length - 1 : 0
        if (breaks >= maxRecordLines || text.length > longestLine)
          throw new CsvError('CSV_MAX_RECORD_SIZE', 'the record is too long')
        used = bytes
        visit(row, breaks)
        return null
      },
    })
    return text.length
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return used
  }
}

function isBlank(row: readonly string[], delimiter: string): boolean {
  return row.join(delimiter).trim() === ''
}

/**
 * Guesses the delimiter from the first rows: one by which every row has as many columns as the header, or else the one
 * that comes closest. A comma if there is none.
 */
function guessDelimiter(head: string, lineEnd: string): string {
  const sample = Buffer.from(head.replace(/^\s*[\r\n]/, ''))
  const candidates = delimiters.flatMap(delimiter => {
    const rows: (readonly string[])[] = []
    eachRow(sample, delimiter, lineEnd, row => rows.push(row), sampleRows)
    const [columns = 0, ...others] = rows.filter(row => !isBlank(row, delimiter)).map(row => row.length)
    const matching = others.filter(length => length === columns).length
    const share = others.length === 0 ? 1 : matching / others.length
    return columns > 1 ? [{ delimiter, columns, share }] : []
  })
  const agreed = candidates.find(each => each.share === 1)
  const closest = candidates.toSorted((a, b) => b.share - a.share || b.columns - a.columns)[0]
  return (agreed ?? closest)?.delimiter ?? ','
}

/** Gives columns without a name, or with that of another, names of their own. */
function nameColumns(header: readonly string[]): readonly string[] {
  const names = new Set<string>()
  header.forEach((name, at) => {
    const plain = name.replace(/\r\n?/g, '\n').trim()
    // Nothing can be put at this name of an object.
    let unique = plain === '' || plain === '__proto__' ? `column${at + 1}` : plain
    while (names.has(unique)) unique += `_${at + 1}`
    names.add(unique)
  })
  return [...names]
}

/**
 * Makes a record of a row. Spreadsheets leave out empty cells at its end, or add some; but where there are more cells
 * than columns, a cell's column is unknown.
 */
function toFound(row: readonly string[], columns: readonly string[]): Found {
  if (row.slice(columns.length).some(cell => cell.trim() !== ''))
    return { defect: 'column-count', detail: `${row.length} columns, but the header has ${columns.length}` }
  const record: Record<string, unknown> = {}
  columns.forEach((name, at) => {
    record[name] = row[at]?.replace(/\r\n?/g, '\n').trim() || null
  })
  if (row.length >= columns.length) return { record }
  const detail = `${row.length} of ${columns.length} columns; the others are taken as empty`
  return { record, warning: { reason: 'short-row', detail } }
}

function unreadable(line: string): Found {
  return line.length > longestLine
    ? { defect: 'too-long', detail: `begins with ${line.slice(0, 40)}` }
    : { defect: 'bad-csv', detail: 'a quote is never closed' }
}
