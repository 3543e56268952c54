import { formatName } from './catalogue-file.ts'
import { ImportError } from './import-error.ts'

export type SourceFormat = 'jsonl' | 'json-array' | 'csv'

/**
 * Tells the format by the name's ending and the first character.
 *
 * @throws ImportError for a file that is named after another format, or was imported already
 */
export function detectFormat(path: string, head: string): SourceFormat {
  if (head.startsWith(`{"format":"${formatName}"`))
    throw new ImportError(`${path}: is a catalogue already: serve it`)
  const ending = /\.([a-z0-9]+)$/i.exec(path.replace(/\.gz$/i, ''))?.[1]?.toLowerCase() ?? ''
  const first = head.trimStart()[0]
  if (/^(csv|tsv)$/.test(ending)) {
    if (first === '{') throw new ImportError(`${path}: is named .${ending} but holds JSON`)
    return 'csv'
  }
  if (first === '[' && !/^\s*\[\s*(["\d\]]|$)/.test(head.slice(0, 200))) return 'json-array'
  if (first === '{' || /^(jsonl|ndjson|json)$/.test(ending)) return 'jsonl'
  return 'csv'
}
