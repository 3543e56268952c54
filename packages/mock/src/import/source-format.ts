import { isRecord } from '../is-record.ts'
import { isCatalogue } from './catalogue-file.ts'
import { ImportError } from './import-error.ts'
import type { SourceFormat } from './import-report.ts'
import { createFieldFinder } from './record-reader.ts'

/**
 * Detects the format from the file's extension and the beginning of its text.
 *
 * @throws ImportError if the extension contradicts the content, or the file is already a catalogue or a workbook
 */
export function detectFormat(path: string, head: string): SourceFormat {
  if (isCatalogue(head)) throw new ImportError(`${path}: is already a catalogue; serve it with --catalog`)
  const ending = /\.([a-z0-9]+)$/i.exec(path.replace(/\.gz$/i, ''))?.[1]?.toLowerCase() ?? ''
  const first = head.trimStart()[0]
  if (
    /^\s*<(?:!doctype html|html|head|meta|table)|urn:schemas-microsoft-com:office/i.test(head.slice(0, 1000))
  )
    throw new ImportError(
      `${path}: is a page that Excel opens as a workbook; save it as CSV, and import that`,
    )
  if (/^(csv|tsv)$/.test(ending)) {
    if (first === '{') throw new ImportError(`${path}: is named .${ending} but contains JSON`)
    if (/^\s*<\?xml/.test(head)) throw new ImportError(`${path}: is named .${ending} but contains XML`)
    return 'csv'
  }
  if (first === '[' && !/^\s*\[\s*(["\d\]]|$)/.test(head.slice(0, 200))) return 'json-list'
  if (first === '{') return isList(head) ? 'json-list' : 'jsonl'
  if (first === '<') return 'xml'
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
  if (list.isEmpty && only) return createFieldFinder()(only, 'name').length === 0
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

/** Names of lists of products in answers of shops, in lower case (assumed). */
const listNames =
  /^(products?|items?|goods|results?|rows?|records?|data|list|content|contents|docs|hits|entries|values?|상품|상품 ?목록|목록|제품)(_?list)?$/

const maxDepth = 4

/**
 * Finds the list of products in the beginning of a JSON text: the text itself, or a list of objects inside objects, as
 * in `{"data":{"products":[…]}}`. Prefers a list with a usual name, then one that is not empty, then the outermost, then
 * the first. An empty list counts only with a usual name.
 */
export function findList(head: string) {
  const start = head.search(/\S/)
  if (head[start] === '[') return { at: start, isNamed: true, isEmpty: false }
  return possibleLists(head).toSorted(
    (a, b) =>
      Number(b.isNamed) - Number(a.isNamed) || Number(a.isEmpty) - Number(b.isEmpty) || a.depth - b.depth,
  )[0]
}

/** The lists of objects, and empty ones with a usual name, that are not inside another list: the positions of their `[`. */
function possibleLists(head: string) {
  const found: { at: number; isNamed: boolean; isEmpty: boolean; depth: number }[] = []
  let key = ''
  let depth = 0
  let listDepth = 0
  for (const { 0: token, index } of head.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]/gs)) {
    if (token === '{') depth++
    else if (token === '}') depth--
    else if (token === ']') listDepth--
    else if (token.endsWith(':')) key = token.replace(/^"|"\s*:$/g, '').toLowerCase()
    else if (token === '[' && listDepth++ === 0 && depth <= maxDepth) {
      const next = head.slice(index + 1, index + 1000).trimStart()[0]
      const [isNamed, isEmpty] = [listNames.test(key), next === ']']
      if (isEmpty ? isNamed : next === '{') found.push({ at: index, isNamed, isEmpty, depth })
    }
  }
  return found
}
