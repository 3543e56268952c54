import type { DefectReason, Position, WarningReason } from './import-report.ts'

/** A record, or the reason why it can't be read. */
export type Found =
  | {
      readonly record: Readonly<Record<string, unknown>>
      /** A warning about a record that can be read. */
      readonly warning?: { readonly reason: WarningReason; readonly detail: string }
    }
  | { readonly defect: DefectReason; readonly detail: string }

/** What was found in a source, with its position. */
export type Reading = Position & Found

export interface Line {
  /** Counted from 1. */
  readonly number: number
  readonly text: string
  /** The line was too long, and `text` is only its beginning. */
  readonly cut?: true
}

/** The longest line, in UTF-16 units. Far longer than any real record, it keeps broken files from filling the memory. */
const maxLineLength = 16 * 1024 * 1024

/** Splits text into lines, one batch per chunk. A last line without a line break counts, and a CR before the LF does not. */
export async function* readLines(
  chunks: AsyncIterable<string>,
  { lineEnd = '\n', longest = maxLineLength } = {},
): AsyncGenerator<readonly Line[]> {
  let number = 1
  let pending = ''
  let isCut = false
  const take = (text: string): Line => {
    const cut = isCut || text.length > longest
    isCut = false
    if (cut) return { number: number++, text: text.slice(0, 80), cut }
    return { number: number++, text: text.endsWith('\r') ? text.slice(0, -1) : text }
  }
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split(lineEnd)
    pending += first
    const last = others.pop()
    if (last !== undefined) {
      yield [pending, ...others].map(take)
      pending = last
    }
    if (pending.length > longest) {
      isCut = true
      pending = pending.slice(0, 80)
    }
  }
  if (pending !== '') yield [take(pending)]
}

/**
 * What ends the lines of a text: LF, also after a CR, or CR alone as old spreadsheets write it.
 *
 * @param inQuotes whether line breaks inside quotes are part of the text, as in CSV
 */
export function lineEndOf(head: string, inQuotes: boolean): string {
  const looked = inQuotes ? head.replace(/"[^"]*("|$)/g, '') : head
  return /\n|\r(?!\n|$)/.exec(looked)?.[0] ?? '\n'
}
