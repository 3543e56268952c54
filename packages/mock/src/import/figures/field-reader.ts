import { isRecord } from '../../is-record.ts'
import { readPath, tidy } from '../field-path.ts'

/** Reads fields of a record by their paths. What is missing, empty or of another type is undefined. */
export interface FieldReader {
  text(path: string): string | undefined
  /** Texts of a list that has some. */
  texts(path: string): string[] | undefined
  /** A number of at least `least`, which is 1 unless given: data say 0 where they don't know. */
  amount(path: string, least?: number): number | undefined
  flag(path: string): boolean | undefined
  /** Objects of a list. */
  records(path: string): readonly FieldReader[]
}

export function readFields(record: unknown): FieldReader {
  const list = (path: string): readonly unknown[] => {
    const found = readPath(record, path)
    return Array.isArray(found) ? found : []
  }
  return {
    text: path => textOf(readPath(record, path)),
    texts(path) {
      const texts = list(path).flatMap(each => textOf(each) ?? [])
      return texts.length > 0 ? texts : undefined
    },
    amount(path, least = 1) {
      const found = readPath(record, path)
      return typeof found === 'number' && Number.isFinite(found) && found >= least ? found : undefined
    },
    flag(path) {
      const found = readPath(record, path)
      return typeof found === 'boolean' ? found : undefined
    },
    records: path => list(path).filter(isRecord).map(readFields),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? tidy(value) || undefined : undefined
}
