import { type Documents, type Parameter, patternOf, type Schema, schemaOf } from '../../documents/index.ts'
import { highest } from './arbitrary-of.ts'
import { asNumber, asSchema, followSchema } from './follow-schema.ts'

/** Two UTF-16 units in JavaScript, but one character in the documents. */
const wide = '😀'

/** Lists within lists that are tried. */
const deepest = 3

/** Whether a text or a list of that length can be sent; documents also allow lengths of gigabytes. */
function isShort(length: number): boolean {
  return length <= 100_000
}

/** The boundary values of a schema: shortest and longest, lowest and highest, each value of an enum. */
export function extremesOf(documents: Documents, given: Schema, depth = 0): readonly unknown[] {
  if (depth > deepest) return []
  const { schema } = followSchema(documents, given)
  if ('const' in schema) return []
  if (Array.isArray(schema.enum)) return schema.enum
  if (Array.isArray(schema.oneOf))
    return schema.oneOf.flatMap(part => extremesOf(documents, asSchema(part), depth))
  switch (schema.type) {
    case 'integer':
      return [asNumber(schema.minimum, -highest), asNumber(schema.maximum, highest)]
    case 'string':
      return textExtremes(schema)
    case 'array': {
      const [part] = extremesOf(documents, asSchema(schema.items), depth + 1)
      const lengths = [asNumber(schema.minItems, 1), asNumber(schema.maxItems, 1)].filter(isShort)
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
  return ends.filter(isShort).flatMap(length => ['a'.repeat(length), wide.repeat(length)])
}

/** Texts of digits, or of letters if digits don't match. */
function patternExtremes(pattern: string, min: number, max: number): readonly string[] {
  const fits = (text: string) => patternOf(pattern)?.test(text) === true
  const texts = [min, min + 1, max, max + 1]
    .filter(isShort)
    .flatMap(length => ['0', '9', 'a'].map(part => part.repeat(length)))
  const fitting = texts.filter(fits)
  return [...new Set([fitting[0], fitting.at(-1)])].flatMap(text => text ?? [])
}

/** Texts for a parameter, some of them invalid; the contract decides which. */
export function brokenTexts(documents: Documents, parameter: Parameter): readonly string[] {
  if (parameter.content) return ['12', '[]', '{', '{"memory":[]}', '{"memory":"12"}', 'null']
  const { schema } = followSchema(documents, schemaOf(parameter))
  return ['x!', '-1', '1.5', '1e3', '1,2,-', '', ...beyondNumbers(schema).map(String), ...beyondTexts(schema)]
}

/** Values for a body's field, some of them invalid. */
export function brokenFields(documents: Documents, given: Schema): readonly unknown[] {
  const { schema } = followSchema(documents, given)
  return [
    null,
    true,
    12,
    1.5,
    '12',
    'x!',
    '',
    ' ',
    [],
    {},
    ...beyondNumbers(schema),
    ...beyondTexts(schema),
    ...beyondLists(schema),
  ]
}

function beyondNumbers({ minimum, maximum }: Schema): readonly number[] {
  return [
    ...(typeof minimum === 'number' ? [minimum - 1] : []),
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
  ]
}

function beyondTexts({ type, pattern, maxLength }: Schema): readonly string[] {
  if (type !== 'string') return []
  const repeats = typeof pattern === 'string' ? /\{\d+,(\d+)\}\$$/.exec(pattern)?.[1] : undefined
  const longest = asNumber(maxLength, repeats === undefined ? Number.NaN : Number(repeats))
  return Number.isNaN(longest) || !isShort(longest) ? [] : ['a', '9'].map(part => part.repeat(longest + 2))
}

function beyondLists({ type, maxItems }: Schema): readonly unknown[] {
  if (type !== 'array' || typeof maxItems !== 'number' || !isShort(maxItems)) return []
  return [Array.from({ length: maxItems + 1 }, () => '0')]
}
