/**
 * Splits a row of CSV into its cells. A cell in quotes may contain delimiters, line breaks and doubled quotes; a quote
 * inside any other cell is an ordinary character.
 *
 * @returns null if a quote is still open at the end
 */
export function splitRow(row: string, delimiter: string): string[] | null {
  if (!row.includes('"')) return row.split(delimiter)
  const cells: string[] = []
  let at = 0
  for (;;) {
    let quoted = ''
    if (row[at] === '"') {
      const close = closingQuote(row, at + 1)
      if (close === -1) return null
      quoted = row.slice(at + 1, close).replaceAll('""', '"')
      at = close + 1
    }
    const end = row.indexOf(delimiter, at)
    cells.push(quoted + row.slice(at, end === -1 ? undefined : end))
    if (end === -1) return cells
    at = end + 1
  }
}

function closingQuote(row: string, from: number): number {
  let at = row.indexOf('"', from)
  while (at !== -1 && row[at + 1] === '"') at = row.indexOf('"', at + 2)
  return at
}
