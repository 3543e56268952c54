export interface Line {
  /** Counted from 1. */
  readonly number: number
  readonly text: string
  /** The line was too long, and `text` is only its beginning. */
  readonly cut?: true
}

/** The longest line, in UTF-16 units. Far longer than any real record, it keeps broken files from filling the memory. */
export const longestLine = 16 * 1024 * 1024

/** Splits text into lines at LF or CRLF, one batch per chunk. A last line without a line break counts. */
export async function* readLines(
  chunks: AsyncIterable<string>,
  longest = longestLine,
): AsyncGenerator<readonly Line[]> {
  let number = 1
  let pending = ''
  let cut = false
  const take = (piece: string): Line => {
    const whole = cut || pending.length + piece.length > longest ? undefined : pending + piece
    const text = whole ?? (pending + piece).slice(0, 80)
    pending = ''
    cut = false
    const line = { number: number++, text: text.endsWith('\r') ? text.slice(0, -1) : text }
    return whole === undefined ? { ...line, cut: true } : line
  }
  for await (const chunk of chunks) {
    const batch: Line[] = []
    let start = 0
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      batch.push(take(chunk.slice(start, end)))
      start = end + 1
    }
    if (cut || pending.length + chunk.length - start > longest) {
      pending = (pending + chunk.slice(start)).slice(0, 80)
      cut = true
    } else pending += chunk.slice(start)
    if (batch.length > 0) yield batch
  }
  if (pending !== '') yield [take('')]
}
