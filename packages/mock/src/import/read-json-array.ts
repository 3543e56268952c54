import { type Line, longestLine } from './read-lines.ts'

/** Splits a JSON array of objects into its elements, each with the number of the line it begins on. */
export async function* readJsonArray(
  chunks: AsyncIterable<string>,
  longest = longestLine,
): AsyncGenerator<readonly Line[]> {
  let lineNumber = 1
  let started = 1
  let depth = 0
  let quoted = false
  let escaped = false
  let pending = ''
  for await (const chunk of chunks) {
    const batch: Line[] = []
    let from = depth > 0 ? 0 : -1
    for (let at = 0; at < chunk.length; at++) {
      const char = chunk.charCodeAt(at)
      if (char === newline) lineNumber++
      if (escaped) escaped = false
      else if (quoted) {
        if (char === backslash) escaped = true
        else if (char === quote) quoted = false
      } else if (char === quote) quoted = depth > 0
      else if (char === opening) {
        if (depth++ === 0) {
          from = at
          started = lineNumber
        }
      } else if (char === closing && depth > 0 && --depth === 0) {
        batch.push({ number: started, text: pending + chunk.slice(from, at + 1) })
        pending = ''
        from = -1
      }
    }
    if (from !== -1) pending += chunk.slice(from)
    if (batch.length > 0) yield batch
    if (pending.length > longest) break
  }
  if (depth > 0) yield [{ number: started, text: pending.slice(0, 80), cut: true }]
}

const newline = 10
const quote = 34
const backslash = 92
const opening = 123
const closing = 125
