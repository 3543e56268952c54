import { isRecord } from '../is-record.ts'
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
