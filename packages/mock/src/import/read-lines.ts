export interface Line {
  /** Counted from 1. */
  readonly number: number
  readonly text: string
  /** The line was too long, and `text` is only its beginning. */
  readonly cut?: true
}

/** The longest line, in UTF-16 units. Far longer than any real record, it keeps broken files from filling the memory. */
export const maxLineLength = 16 * 1024 * 1024

/**
 * Splits text into lines, one batch per chunk: at LF or CRLF, or at CR if the first line ends so, as old spreadsheets write.
 * A last line without a line break counts.
 *
 * @param inQuotes whether line breaks inside quotes are part of the text, as in CSV, when the first line is looked for
 */
export async function* readLines(
  chunks: AsyncIterable<string>,
  { longest = maxLineLength, inQuotes = false } = {},
): AsyncGenerator<readonly Line[]> {
  let number = 1
  let pending = ''
  let cut = false
  let lineEnd: '\n' | '\r' | undefined
  const take = (piece: string): Line => {
    const whole = cut || pending.length + piece.length > longest ? undefined : pending + piece
    const text = whole ?? (pending + piece).slice(0, 80)
    pending = ''
    cut = false
    const line = { number: number++, text: text.endsWith('\r') ? text.slice(0, -1) : text }
    return whole === undefined ? { ...line, cut: true } : line
  }
  for await (const chunk of chunks) {
    lineEnd ??= lineEndOf(chunk, inQuotes)
    const mark = lineEnd ?? '\n'
    const batch: Line[] = []
    let start = 0
    for (let end = chunk.indexOf(mark); end !== -1; end = chunk.indexOf(mark, start)) {
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

/** What ends the first line. */
function lineEndOf(text: string, inQuotes: boolean): '\n' | '\r' | undefined {
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '"' && inQuotes) quoted = !quoted
    else if (quoted) continue
    else if (char === '\n') return '\n'
    else if (char === '\r' && at + 1 < text.length) return text[at + 1] === '\n' ? '\n' : '\r'
  }
  return undefined
}
