import { isRecord } from '../is-record.ts'

/** A record of a source. */
export type Fields = Readonly<Record<string, unknown>>

/** The value of a field after it has been read from a record. */
export type Scalar = string | number | boolean

/**
 * Finds a value by its path: keys and array positions joined by dots (`metadata.name`, `speed.1`). Keys that contain
 * dots themselves, as CSV headers may, are tried first.
 */
export function readPath(value: unknown, path: string): unknown {
  if (Array.isArray(value)) {
    const { head, rest } = cut(path)
    if (path === 'length') return value.length
    const element: unknown = /^\d+$/.test(head) ? value[Number(head)] : undefined
    return rest === undefined ? element : readPath(element, rest)
  }
  if (!isRecord(value)) return undefined
  if (Object.hasOwn(value, path)) return value[path]
  const { head, rest } = cut(path)
  if (rest === undefined || !Object.hasOwn(value, head)) return undefined
  return readPath(value[head], rest)
}

/** The text at a path; undefined if there is none. */
export function textAt(record: Fields, path: string): string | undefined {
  const found = readPath(record, path)
  return typeof found === 'string' ? tidy(found) || undefined : undefined
}

/** The texts of a list; undefined if there are none. */
export function textsAt(record: Fields, path: string): string[] | undefined {
  const found = readPath(record, path)
  const texts = Array.isArray(found) ? found.flatMap(each => textAt({ each }, 'each') ?? []) : []
  return texts.length > 0 ? texts : undefined
}

/** A number of at least `least`, which is 1 unless given: data state 0 where they don't know. */
export function amountAt(record: Fields, path: string, least = 1): number | undefined {
  const found = readPath(record, path)
  return typeof found === 'number' && Number.isFinite(found) && found >= least ? found : undefined
}

/** The objects of a list. */
export function recordsAt(record: Fields, path: string): readonly Fields[] {
  const found = readPath(record, path)
  return Array.isArray(found) ? found.filter(isRecord) : []
}

function cut(path: string): { head: string; rest: string | undefined } {
  const dot = path.indexOf('.')
  return dot === -1
    ? { head: path, rest: undefined }
    : { head: path.slice(0, dot), rest: path.slice(dot + 1) }
}

/** Converts a value to a scalar. Lists of scalars are joined; anything else is undefined. */
export function toScalar(value: unknown): Scalar | undefined {
  if (typeof value === 'string') return tidy(value) || undefined
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) return tidy(value.map(each => toScalar(each) ?? '').join(' ')) || undefined
  return undefined
}

/** Collapses whitespace and composes letters (NFC), so that texts that look equal are equal. */
export function tidy(text: string): string {
  if (isTidy.test(text)) return text
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** Most texts of shops: words of ASCII and Hangul with single spaces, which need no composing. */
const isTidy = /^[!-~가-힣]+(?: [!-~가-힣]+)*$/

/** Separates the texts of a list inside one scalar. `tidy` removes it from any text. */
export const listSeparator = '\u001f'

const deepest = 6
const maxListLength = 40
const maxNumberListLength = 4
/** Two numbers belong together, as the ends of a range or as 2 modules of 16 GB. */
const pair = 2

/** @param isCount whether the value counts the objects of a list */
type Visit = (path: string, value: Scalar, isCount?: true) => void

/**
 * Calls `visit` with every scalar of a record and its path. A list of texts becomes one scalar, sorted so that equal
 * sets are equal. A pair of numbers becomes one text, a short list of numbers one scalar per position, a list of objects its length.
 */
export function flattenRecord(record: Fields, visit: Visit, prefix = '', depth = 0): void {
  for (const key in record) {
    if (!Object.hasOwn(record, key)) continue
    const [value, path] = [record[key], prefix + key]
    if (Array.isArray(value)) flattenList(value, path, visit)
    else if (isRecord(value)) {
      if (depth < deepest) flattenRecord(value, visit, `${path}.`, depth + 1)
    } else {
      const scalar = toScalar(value)
      if (scalar !== undefined) visit(path, scalar)
    }
  }
}

function flattenList(list: readonly unknown[], path: string, visit: Visit): void {
  if (list.length === 0 || list.length > maxListLength) return
  if (list.every(each => typeof each === 'number')) {
    if (list.length === pair) visit(path, list.join(', '))
    else if (list.length <= maxNumberListLength) list.forEach((each, at) => void visit(`${path}.${at}`, each))
  } else if (list.every(each => typeof each === 'string')) {
    const texts = [...new Set(list.map(tidy))].filter(each => each !== '').sort()
    if (texts.length > 0) visit(path, texts.join(listSeparator))
  } else if (list.every(isRecord)) visit(`${path}.length`, list.length, true)
}

/**
 * Compiles `{name} {chipset}`, or a bare path such as `metadata.name`. Missing parts leave no double spaces, empty
 * brackets or dangling separators behind; a record without any of the fields gives an empty text.
 *
 * @returns the paths that it reads, in order, and what fills it
 */
export function compileTemplate(text: string) {
  const template = text.includes('{') ? text : `{${text}}`
  const paths = [...template.matchAll(hole)].map(match => (match[1] ?? '').trim())
  return {
    paths,
    fill(record: unknown): string {
      const parts = paths.map(path => String(toScalar(readPath(record, path)) ?? ''))
      if (parts.every(part => part === '')) return ''
      let next = 0
      const filled = template.replace(hole, () => parts[next++] ?? '')
      if (parts.every(part => part !== '')) return tidy(filled)
      return tidy(filled.replace(/\(\s*\)|\[\s*\]/g, '')).replace(/^[-/|,·\s]+|[-/|,·\s]+$/g, '')
    },
  }
}

const hole = /\{([^{}]+)\}/g

/**
 * Finds the field, or the object around fields, that an option names: the one with exactly this path, or else the first
 * whose path is the same without case, spaces and signs.
 *
 * @param paths of all fields
 */
export function createPathFinder(paths: Iterable<string>): (wished: string) => string | undefined {
  const exact = new Set<string>()
  const byName = new Map<string, string>()
  for (const path of paths) {
    const segments = path.split('.')
    for (const known of [path, ...segments.slice(1).map((_, at) => segments.slice(0, at + 1).join('.'))]) {
      exact.add(known)
      const plain = plainName(known)
      if (!byName.has(plain)) byName.set(plain, known)
    }
  }
  return wished => (exact.has(wished) ? wished : byName.get(plainName(wished)))
}

const currencySuffix = /(?<=.)(usd|krw|eur|jpy|cny|gbp|cad|aud|nzd|sgd|hkd|twd|chf)$/

/**
 * A field's name without case, spaces and signs, and without its unit: 'Sale Price', 'sale_price' and 'salePrice(원)'
 * are one.
 */
export function plainName(field: string): string {
  return lettersOf(field.replace(/[([][^)\]]*[)\]]/g, '')).replace(currencySuffix, '')
}

/** The same with what stands in brackets: 'Price (tax incl.)' is not 'Price (tax excl.)'. */
export function wholeName(field: string): string {
  return lettersOf(field.replace(/[()[\]]/g, ''))
}

/** The unit that a field's name states, in lower case: 만원 of '가격(만원)', usd of 'price_usd'; empty if none. */
export function unitOfName(field: string): string {
  const inBrackets = /[([]\s*(?:단위\s*:?\s*)?([^)\]]*?)\s*[)\]]/.exec(field.normalize('NFKC').toLowerCase())
  return inBrackets?.[1] ?? currencySuffix.exec(lettersOf(field))?.[0] ?? ''
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-*:·'"?#]+|\.$/g, '')
}
