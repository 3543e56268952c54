import { gzipSync } from 'node:zlib'
import iconv from 'iconv-lite'

/** A table as tests make it up. */
export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

type Lines = '\n' | '\r\n' | '\r'

/** Writes a table with a delimiter, quoting what has to be quoted. */
export function toDelimited({ columns, rows }: Table, delimiter: string, lineEnd: Lines): string {
  const cell = (text: string) =>
    /[",;\t|\r\n]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text
  return [columns, ...rows].map(row => `${row.map(cell).join(delimiter)}${lineEnd}`).join('')
}

export function toObjects({ columns, rows }: Table): Record<string, string>[] {
  return rows.map(row => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ''])))
}

const encodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'utf-8': text => new TextEncoder().encode(text),
  'utf-8 with a mark': text => new TextEncoder().encode(`\ufeff${text}`),
  'utf-16le': text => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16be': text => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  cp949: text => iconv.encode(text, 'cp949'),
}

export const encodingNames = Object.keys(encodings)

/** The bytes of a text, as spreadsheets and shops write it. */
export function encode(text: string, encoding: string, isPacked: boolean): Uint8Array {
  const bytes = encodings[encoding]?.(text) ?? new Uint8Array()
  return isPacked ? gzipSync(bytes) : bytes
}
