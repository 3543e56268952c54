import type { Documents, Schema } from '@jeoul/contract'
import fc from 'fast-check'

/** Values for schemas that only some texts make sense for, by the schema's name in `components`. */
export type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>

const highest = 2 ** 31 - 1

/** Any value that a schema of a request allows; half of the time one that is known to the mock. */
export function arbitraryOf(documents: Documents, known: Known, schema: Schema): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === 'string') {
    const [file = '', pointer = ''] = schema.$ref.split('#')
    const name = pointer.split('/').at(-1) ?? ''
    const any = arbitraryOf(documents, known, documents[file]?.components?.schemas?.[name] ?? {})
    return known[name] ? fc.oneof(any, known[name]) : any
  }
  const inner = (part: unknown) => arbitraryOf(documents, known, isSchema(part) ? part : {})
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if (Array.isArray(schema.oneOf)) return fc.oneof(...schema.oneOf.map(inner))
  switch (schema.type) {
    case 'integer':
      return fc.integer({
        min: asNumber(schema.minimum, -highest),
        max: asNumber(schema.maximum, highest),
      })
    case 'string':
      return textOf(schema)
    case 'array':
      return fc.array(inner(schema.items), { minLength: asNumber(schema.minItems, 0), maxLength: 3 })
    case 'object':
      return isSchema(schema.properties)
        ? fc.record(mapValues(schema.properties, inner), { requiredKeys: asNames(schema.required) })
        : fc.dictionary(fc.string(), inner(schema.additionalProperties), { maxKeys: 3 })
    default:
      throw new Error(`there is no arbitrary for ${JSON.stringify(schema)}`)
  }
}

function textOf({ pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  const longest = asNumber(maxLength, 10)
  if (typeof pattern !== 'string') {
    return fc.string({ unit: 'binary', minLength: asNumber(minLength, 0), maxLength: Math.min(longest, 40) })
  }
  const text = fc.stringMatching(new RegExp(pattern))
  return maxLength === undefined ? text : text.filter(value => [...value].length <= longest)
}

function mapValues<T>(object: Schema, change: (value: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
}

function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null
}

function asNumber(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

function asNames(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
