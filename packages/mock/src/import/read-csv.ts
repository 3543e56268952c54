import { CsvError, parse } from 'csv-parse/sync'
import type { Line, Reading } from './read-lines.ts'

/** The most lines of one record, so that an unclosed quote does not swallow the whole file. */
const maxRecordLines = 200
/** Tabs first: headers rarely contain them for any other reason. */
const delimiters = ['\t', ',', ';', '|']
/** Stands between lines for the parser: lines of any ending may hold other breaks, but none has this character. */
const lineBreak = '\0'
/** How many lines a guess of the delimiter looks at. */
const sampleLines = 20

/**
 * Reads CSV with a header line. Quoted fields may contain line breaks, and an unclosed quote costs one line.
 *
 * @param known delimiter; by default, it is stated in a line `sep=;` above the header, or guessed
 */
export async function* readCsv(
  batches: AsyncIterable<readonly Line[]>,
  known?: string,
): AsyncGenerator<readonly Reading[]> {
  let columns: readonly string[] | undefined
  let delimiter = known
  let open: readonly Line[] = []

  function readBatch(batch: readonly Line[], isLast = false): readonly Reading[] {
    const readings = batch.filter(line => line.cut).map(tooLong)
    let rest = [...open, ...batch.map(line => (line.cut ? { ...line, text: '' } : line))]
    open = []
    for (;;) {
      rest = rest.slice(
        Math.max(
          rest.findIndex(line => line.text.trim() !== ''),
          0,
        ),
      )
      const [first] = rest
      if (!first || first.text.trim() === '') return readings
      const stated = columns ? undefined : statedDelimiter(first.text)
      if (stated !== undefined) {
        delimiter = stated
        rest = rest.slice(1)
        continue
      }
      delimiter ??= guessDelimiter(rest)
      const used = eachRow(rest, delimiter, (row, line) => {
        if (columns) readings.push(toReading(line, row, columns))
        else columns = nameColumns(row)
      })
      rest = rest.slice(used)
      if (rest.length === 0) return readings
      if (!isLast && rest.length <= maxRecordLines) {
        open = rest
        return readings
      }
      readings.push({ line: rest[0]?.number ?? 0, defect: 'bad-csv', detail: 'a quote is never closed' })
      rest = rest.slice(1)
    }
  }

  for await (const batch of batches) yield readBatch(batch)
  yield readBatch([], true)
}

/**
 * Visits the rows of consecutive lines with the line that each begins on.
 *
 * @returns how many lines were read: those before the first quote that is open for too long
 */
function eachRow(
  lines: readonly Line[],
  delimiter: string,
  visit: (row: readonly string[], line: number) => void,
): number {
  let used = 0
  try {
    parse(lines.map(line => line.text).join(lineBreak), {
      delimiter,
      record_delimiter: lineBreak,
      relax_quotes: true,
      relax_column_count: true,
      on_record(row: string[]) {
        const breaks = row.reduce((sum, cell) => sum + countBreaks(cell), 0)
        if (breaks >= maxRecordLines)
          throw new CsvError('CSV_QUOTE_NOT_CLOSED', 'a quote is open for too long')
        const first = lines[used]
        used += 1 + breaks
        const cells = breaks === 0 ? row : row.map(cell => cell.replaceAll(lineBreak, '\n'))
        if (first && first.text.trim() !== '') visit(cells, first.number)
        return null
      },
    })
    return lines.length
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return used
  }
}

function countBreaks(cell: string): number {
  return cell.includes(lineBreak) ? cell.split(lineBreak).length - 1 : 0
}

/** The delimiter that a first line `sep=;` states, as Excel writes and reads it. */
function statedDelimiter(line: string): string | undefined {
  return /^"?sep=(.)"?$/i.exec(line.replace(/[,;\t]+$/, found => found.slice(0, 1)))?.[1]
}

/**
 * Guesses the delimiter from the first lines: one by which every row has as many columns as the header, or else the one
 * that comes closest. A comma if there is none.
 */
function guessDelimiter(lines: readonly Line[]): string {
  const candidates = delimiters.flatMap(delimiter => {
    const lengths: number[] = []
    eachRow(lines.slice(0, sampleLines), delimiter, row => lengths.push(row.length))
    const [columns = 0, ...others] = lengths
    const matching = others.filter(length => length === columns).length
    return columns > 1
      ? [{ delimiter, columns, share: others.length === 0 ? 1 : matching / others.length }]
      : []
  })
  const agreed = candidates.find(each => each.share === 1)
  const closest = candidates.toSorted((a, b) => b.share - a.share || b.columns - a.columns)[0]
  return (agreed ?? closest)?.delimiter ?? ','
}

/** Gives columns without a name, or with that of another, names of their own. */
function nameColumns(header: readonly string[]): readonly string[] {
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
function toReading(line: number, row: readonly string[], columns: readonly string[]): Reading {
  if (row.slice(columns.length).some(cell => cell.trim() !== '')) {
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

function tooLong({ number, text }: Line): Reading {
  return { line: number, defect: 'too-long', detail: `begins with ${text.slice(0, 40)}` }
}
