import type { Position } from '../position.ts'
import { maxLineLength } from '../read-lines.ts'

/** The text of one element of a list. */
export interface Element extends Position {
  readonly text: string
  /** The text ended in the middle of it, or it is too long; `text` is only its beginning. */
  readonly cut?: 'end' | 'long'
}

/**
 * Splits a JSON list into its elements, valid or not.
 *
 * @param from the position of the list's `[` in the first chunk
 */
export async function* readJsonList(
  chunks: AsyncIterable<string>,
  from: number,
  longest = maxLineLength,
): AsyncGenerator<readonly Element[]> {
  let line = 1
  let started = 1
  let element = 0
  let depth = 0
  let quoted = false
  let escaped = false
  let pending = ''
  /** Where the element begins in this chunk; -1 between elements. */
  let begin = -1
  let skip = from + 1
  for await (const chunk of chunks) {
    const batch: Element[] = []
    if (begin !== -1) begin = 0
    const finish = (at: number) => {
      if (begin !== -1)
        batch.push({ line: started, element: ++element, text: pending + chunk.slice(begin, at) })
      pending = ''
      begin = -1
    }
    for (let at = 0; at < chunk.length; at++) {
      const char = chunk.charCodeAt(at)
      if (char === newline) line++
      if (skip > 0) {
        skip--
        continue
      }
      if (begin === -1 && depth === 0 && char > space && char !== comma && char !== closing && char !== end) {
        begin = at
        started = line
      }
      if (escaped) escaped = false
      else if (quoted) {
        if (char === backslash) escaped = true
        else if (char === quote) quoted = false
      } else if (char === quote) quoted = true
      else if (char === opening || char === list) depth++
      else if (depth > 0) {
        if (char === closing || char === end) depth--
      } else if (char === comma) finish(at)
      else if (char === end || char === closing) {
        finish(at)
        if (batch.length > 0) yield batch
        return
      }
    }
    if (begin !== -1) pending += chunk.slice(begin)
    if (batch.length > 0) yield batch
    if (pending.length > longest) break
  }
  if (begin === -1) return
  const cut = pending.length > longest ? 'long' : 'end'
  yield [{ line: started, element: element + 1, text: pending.slice(0, 80), cut }]
}

const newline = 10
const space = 32
const quote = 34
const comma = 44
const list = 91
const backslash = 92
const end = 93
const opening = 123
const closing = 125
