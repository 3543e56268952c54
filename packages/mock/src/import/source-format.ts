import { isRecord } from '../is-record.ts'
import { formatName } from './catalogue-file.ts'
import { createFieldFinder } from './fields/find-fields.ts'
import { ImportError } from './import-error.ts'
import { findList } from './json/find-list.ts'

export type SourceFormat = 'jsonl' | 'json-list' | 'csv'

/**
 * Detects the format from the file's extension and the beginning of its text.
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
  if (first === '[' && !/^\s*\[\s*(["\d\]]|$)/.test(head.slice(0, 200))) return 'json-list'
  if (first === '{') return isList(head) ? 'json-list' : 'jsonl'
  return /^(jsonl|ndjson|json)$/.test(ending) ? 'jsonl' : 'csv'
}

/** Whether a text that begins with an object is one around a list of products, and not a product a line. */
function isList(head: string): boolean {
  const [first = '', second = ''] = head.split(/\r\n|[\r\n]/, 40).filter(line => line.trim() !== '')
  const only = parseObject(first)
  if (only && second !== '') return false
  const list = findList(head)
  if (!list) return false
  // A product may have an empty list of its own.
  if (list.isEmpty && only) return createFieldFinder({})(only).name.length === 0
  return list.isNamed || !(only || parseObject(second))
}

function parseObject(line: string): Readonly<Record<string, unknown>> | undefined {
  if (!line.trimStart().startsWith('{')) return undefined
  try {
    const value: unknown = JSON.parse(line)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
