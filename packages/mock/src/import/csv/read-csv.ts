import type { Line } from '../read-lines.ts'
import type { Reading } from '../reading.ts'
import { guessDelimiter, statedDelimiter } from './delimiter.ts'
import { splitRow } from './split-row.ts'
import { nameColumns, toReading } from './table-row.ts'

/** The most lines of one record, so that an unclosed quote does not swallow the whole file. */
const maxRecordLines = 200

/**
 * Reads CSV with a header line. Quoted fields may contain line breaks.
 *
 * @param known delimiter; by default, it is stated in a line `sep=;` above the header, or guessed
 */
export async function* readCsv(
  batches: AsyncIterable<readonly Line[]>,
  known?: string,
): AsyncGenerator<readonly Reading[]> {
  let columns: readonly string[] | undefined
  let delimiter = known
  let open: Line[] = []
  for await (const batch of batches) {
    const readings: Reading[] = []
    const queue = [...batch]
    for (let at = 0; at < queue.length; at++) {
      const line = queue[at]
      if (!line || (open.length === 0 && line.text.trim() === '')) continue
      if (columns === undefined && open.length === 0) {
        const stated = statedDelimiter(line.text)
        delimiter = stated ?? delimiter ?? guessDelimiter(queue.slice(at).map(each => each.text))
        if (stated !== undefined) continue
      }
      if (line.cut) readings.push(tooLong(line))
      else open.push(line)
      const first = open[0]
      if (!first) continue
      const text = open.length === 1 ? first.text : open.map(each => each.text).join('\n')
      const row = splitRow(text, delimiter ?? ',')
      if (!row && open.length < maxRecordLines && !line.cut) continue
      if (!row) {
        readings.push(neverClosed(first))
        queue.splice(at + 1, 0, ...open.slice(1))
      } else if (columns === undefined) columns = nameColumns(row)
      else readings.push(toReading(first.number, row, columns))
      open = []
    }
    yield readings.sort((a, b) => a.line - b.line)
  }
  const first = open[0]
  if (first) yield [neverClosed(first)]
}

function neverClosed(line: Line): Reading {
  return { line: line.number, defect: 'bad-csv', detail: 'a quote is never closed' }
}

function tooLong(line: Line): Reading {
  return { line: line.number, defect: 'too-long', detail: `begins with ${line.text.slice(0, 40)}` }
}
