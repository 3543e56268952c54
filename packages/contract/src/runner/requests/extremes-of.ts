import type { Documents, Schema } from '../../documents/index.ts'
import { highest } from './arbitrary-of.ts'
import { asNumber, asSchema, followSchema } from './follow-schema.ts'

/** Two UTF-16 units in JavaScript, but one character in the documents. */
const wide = '😀'

/** The boundary values of a schema: shortest and longest, lowest and highest, each value of an enum. */
export function extremesOf(documents: Documents, given: Schema): readonly unknown[] {
  const { schema } = followSchema(documents, given)
  if ('const' in schema) return []
  if (Array.isArray(schema.enum)) return schema.enum
  if (Array.isArray(schema.oneOf)) return schema.oneOf.flatMap(part => extremesOf(documents, asSchema(part)))
  switch (schema.type) {
    case 'integer':
      return [asNumber(schema.minimum, -highest), asNumber(schema.maximum, highest)]
    case 'string':
      return textExtremes(schema)
    case 'array': {
      const [part] = extremesOf(documents, asSchema(schema.items))
      const lengths = [asNumber(schema.minItems, 1), asNumber(schema.maxItems, 1)]
      return part === undefined ? [] : lengths.map(length => Array.from({ length }, () => part))
    }
    default:
      return []
  }
}

function textExtremes({ pattern, format, minLength, maxLength }: Schema): readonly string[] {
  if (format === 'binary') return ['a']
  if (typeof pattern === 'string') {
    const [, min, max] = /\{(\d+),(\d+)\}\$$/.exec(pattern) ?? []
    if (max !== undefined) return patternExtremes(pattern, Number(min), Number(max))
  }
  const ends = [asNumber(minLength, 0), ...(typeof maxLength === 'number' ? [maxLength] : [])]
  return ends.flatMap(length => ['a'.repeat(length), wide.repeat(length)])
}

/** Texts of digits, or of letters if digits don't match. */
function patternExtremes(pattern: string, min: number, max: number): readonly string[] {
  const fits = (text: string) => new RegExp(pattern, 'u').test(text)
  const texts = [min, min + 1, max, max + 1].flatMap(length =>
    ['0', '9', 'a'].map(part => part.repeat(length)),
  )
  const fitting = texts.filter(fits)
  return [...new Set([fitting[0], fitting.at(-1)])].flatMap(text => text ?? [])
}
