import { formatName } from './catalogue-file.ts'
import { ImportError } from './import-error.ts'

export type SourceFormat = 'jsonl' | 'json-array' | 'csv'

/**
 * Detects the format from the file's extension and its first character.
 *
 * @throws ImportError if the extension contradicts the content, or the file is already a catalogue
 */
export function detectFormat(path: string, head: string): SourceFormat {
  if (head.startsWith(`{"format":"${formatName}"`))
    throw new ImportError(`${path}: is already a catalogue; serve it with --catalog`)
  const ending = /\.([a-z0-9]+)$/i.exec(path.replace(/\.gz$/i, ''))?.[1]?.toLowerCase() ?? ''
  const first = head.trimStart()[0]
  if (/^(csv|tsv)$/.test(ending)) {
    if (first === '{') throw new ImportError(`${path}: is named .${ending} but contains JSON`)
    return 'csv'
  }
  if (first === '[' && !/^\s*\[\s*(["\d\]]|$)/.test(head.slice(0, 200))) return 'json-array'
  if (first === '{' || /^(jsonl|ndjson|json)$/.test(ending)) return 'jsonl'
  return 'csv'
}
