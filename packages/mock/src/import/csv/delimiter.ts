import { splitRow } from './split-row.ts'

/** Tabs first: headers rarely contain them for any other reason. */
const delimiters = ['\t', ',', ';', '|']

/** How many lines are looked at. */
const sampleLines = 20

/** The delimiter that a first line `sep=;` states, as Excel writes and reads it. */
export function statedDelimiter(line: string): string | undefined {
  return /^"?sep=(.)"?$/i.exec(line.replace(/[,;\t]+$/, found => found.slice(0, 1)))?.[1]
}

/**
 * Guesses the delimiter from the first lines: one by which every row has as many columns as the header, or else the one
 * that comes closest. A comma if there is none.
 */
export function guessDelimiter(lines: readonly string[]): string {
  const candidates = delimiters
    .map(delimiter => ({ delimiter, ...agreement(lines, delimiter) }))
    .filter(each => each.columns > 1)
  const agreed = candidates.find(each => each.share === 1)
  const closest = candidates.toSorted((a, b) => b.share - a.share || b.columns - a.columns)[0]
  return (agreed ?? closest)?.delimiter ?? ','
}

function agreement(lines: readonly string[], delimiter: string): { columns: number; share: number } {
  const [header = [], ...rows] = splitRows(lines.slice(0, sampleLines), delimiter)
  const matching = rows.filter(row => row.length === header.length).length
  return { columns: header.length, share: rows.length === 0 ? 1 : matching / rows.length }
}

function splitRows(lines: readonly string[], delimiter: string): string[][] {
  const rows: string[][] = []
  let open = ''
  for (const line of lines) {
    const text = open === '' ? line : `${open}\n${line}`
    const row = text.trim() === '' ? null : splitRow(text, delimiter)
    open = row ? '' : text
    if (row) rows.push(row)
  }
  return rows
}
