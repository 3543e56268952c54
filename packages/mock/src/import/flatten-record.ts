import { isRecord } from '../is-record.ts'
import { type Scalar, tidy } from './field-path.ts'

/** Separates the texts of a list inside one scalar. `tidy` removes it from any text. */
export const listSeparator = '\u001f'

const deepest = 6
const maxListLength = 40
const maxNumberListLength = 4
/** Two numbers belong together, as the ends of a range or as 2 modules of 16 GB. */
const pair = 2

/**
 * Calls `visit` with every scalar of a record and its path. A list of texts becomes one scalar, sorted so that equal
 * sets are equal. A pair of numbers becomes one text, a short list of numbers one scalar per position, a list of objects its length.
 */
export function flattenRecord(record: Readonly<Record<string, unknown>>, visit: Visit): void {
  visitEntries(record, '', 0, visit)
}

/** @param isCount whether the value counts the objects of a list */
type Visit = (path: string, value: Scalar, isCount?: true) => void

function visitEntries(
  record: Readonly<Record<string, unknown>>,
  prefix: string,
  depth: number,
  visit: Visit,
) {
  for (const key in record) {
    if (Object.hasOwn(record, key)) visitValue(record[key], prefix + key, depth, visit)
  }
}

function visitValue(value: unknown, path: string, depth: number, visit: Visit): void {
  if (typeof value === 'string') {
    const text = tidy(value)
    if (text !== '') visit(path, text)
  } else if (typeof value === 'number') {
    if (Number.isFinite(value)) visit(path, value)
  } else if (typeof value === 'boolean') visit(path, value)
  else if (Array.isArray(value)) visitList(value, path, visit)
  else if (depth < deepest && isRecord(value)) visitEntries(value, `${path}.`, depth + 1, visit)
}

function visitList(list: readonly unknown[], path: string, visit: Visit): void {
  if (list.length === 0 || list.length > maxListLength) return
  if (list.every(each => typeof each === 'number')) {
    if (list.length === pair) visit(path, list.join(', '))
    else if (list.length <= maxNumberListLength) list.forEach((each, at) => void visit(`${path}.${at}`, each))
  } else if (list.every(each => typeof each === 'string')) {
    const texts = [...new Set(list.map(tidy))].filter(each => each !== '').sort()
    if (texts.length > 0) visit(path, texts.join(listSeparator))
  } else if (list.every(isRecord)) visit(`${path}.length`, list.length, true)
}
