import fc from 'fast-check'
import type { Documents, Schema } from './documents.ts'

/** Values for schemas that only some texts make sense for, by the schema's name in `components`. */
export type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>

const highest = 2 ** 31

/** Any value that a parameter's schema allows; half of the time one that is known to the mock. */
export function arbitraryOf(documents: Documents, known: Known, schema: Schema): fc.Arbitrary<unknown> {
  const {
    type,
    enum: values,
    pattern,
    minimum,
    maximum,
    maxLength,
    minItems,
    items,
    additionalProperties,
  } = schema
  if (typeof schema.$ref === 'string') {
    const [file = '', pointer = ''] = schema.$ref.split('#')
    const name = pointer.split('/').at(-1) ?? ''
    const any = arbitraryOf(documents, known, documents[file]?.components?.schemas?.[name] ?? {})
    return known[name] ? fc.oneof(any, known[name]) : any
  }
  const inner = (part: unknown) => arbitraryOf(documents, known, isSchema(part) ? part : {})
  const lengths = { minLength: asNumber(minItems, 0), maxLength: 3 }
  if (Array.isArray(values)) return fc.constantFrom(...values)
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  if (type === 'integer')
    return fc.integer({ min: asNumber(minimum, -highest), max: asNumber(maximum, highest) })
  if (type === 'string') return fc.string({ unit: 'binary', maxLength: asNumber(maxLength, 10) })
  if (type === 'array') return fc.array(inner(items), lengths)
  if (type === 'object') return fc.dictionary(fc.string(), inner(additionalProperties), { maxKeys: 3 })
  throw new Error(`there is no arbitrary for ${JSON.stringify(schema)}`)
}

function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null
}

function asNumber(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}
