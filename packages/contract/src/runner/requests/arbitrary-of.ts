import fc from 'fast-check'
import { createVariants, type Documents, type Schema } from '../../documents/index.ts'
import { asNames, asNumber, asSchema, followSchema, propertiesOf, sentPropertiesOf } from './follow-schema.ts'

/** Existing values, by the schema's name in `components`. */
export type Pools = Readonly<Record<string, readonly unknown[]>>

/** The highest integer if a schema sets no maximum. */
export const highest = 2 ** 31 - 1

/** Values that a request's schema allows; half of them existing ones, if there are any. */
export function arbitraryOf(documents: Documents, pools: Pools, given: Schema): fc.Arbitrary<unknown> {
  const { name, schema } = followSchema(documents, given)
  const any = anyOf(documents, pools, schema)
  const pool = pools[name] ?? []
  return pool.length === 0 ? any : fc.oneof(any, fc.constantFrom(...pool))
}

function anyOf(documents: Documents, pools: Pools, schema: Schema): fc.Arbitrary<unknown> {
  const inner = (part: unknown) => arbitraryOf(documents, pools, asSchema(part))
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const variants = createVariants(documents)(schema)
  if (variants?.isClosed) {
    const { property, byName } = variants
    const named = ([name, $ref]: readonly [string, string]) =>
      inner({ $ref }).map(value => ({ ...Object(value), [property]: name }))
    return fc.oneof(...[...byName].map(named))
  }
  if (Array.isArray(schema.oneOf)) return fc.oneof(...schema.oneOf.map(inner))
  if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.filter(isStated).map(inner))
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map(type => anyOf(documents, pools, { ...schema, type })))
  }
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'number':
      return fc.double({
        min: asNumber(schema.minimum ?? schema.exclusiveMinimum, -highest),
        max: asNumber(schema.maximum ?? schema.exclusiveMaximum, highest),
        noNaN: true,
      })
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: asNumber(schema.minimum, -highest), max: asNumber(schema.maximum, highest) })
    case 'string':
      return ofFormat(schema.format) ?? textOf(schema)
    case 'array':
      return fc.array(inner(schema.items), { minLength: asNumber(schema.minItems, 0), maxLength: 3 })
    case 'object': {
      const parts = sentPropertiesOf(documents, schema)
      return parts.length > 0
        ? fc.record(Object.fromEntries(parts.map(([key, part]) => [key, inner(part)])), {
            requiredKeys: asNames(schema.required).filter(name => parts.some(([key]) => key === name)),
          })
        : fc.dictionary(word, inner(schema.additionalProperties), { maxKeys: 3 })
    }
    case undefined:
      return Array.isArray(schema.allOf) || 'properties' in schema
        ? anyOf(documents, pools, mergedObject(documents, schema))
        : fc.jsonValue({ maxDepth: 1 })
    default:
      throw new Error(`there is no arbitrary for ${JSON.stringify(schema)}`)
  }
}

/** Whether the documents state an alternative, instead of only meaning it. */
function isStated(part: unknown): boolean {
  return asSchema(part)['x-meant'] !== true
}

/** An object with the properties of all its parts. */
function mergedObject(documents: Documents, { allOf, ...schema }: Schema): Schema {
  const parts = [schema, ...(Array.isArray(allOf) ? allOf : [])].map(part =>
    followSchema(documents, asSchema(part)),
  )
  return {
    type: 'object',
    properties: Object.fromEntries(parts.flatMap(part => propertiesOf(part.schema))),
    required: parts.flatMap(part => asNames(part.schema.required)),
  }
}

/** Texts of formats that no pattern describes; undefined for any other format. */
function ofFormat(format: unknown): fc.Arbitrary<string> | undefined {
  switch (format) {
    case 'binary':
      return fileName
    case 'date':
      return day
    case 'date-time':
      return day.map(text => `${text}T12:00:00Z`)
    case 'uuid':
      return fc.uuid()
    case 'email':
      return fc.emailAddress()
    case 'uri':
      return fc.webUrl()
    default:
      return undefined
  }
}

const day = fc
  .integer({ min: 0, max: 40_000 })
  .map(days => new Date(days * 86_400_000).toISOString().slice(0, 10))

/** A text that stands for a file. */
const fileName = fc.stringMatching(/^[a-z]{1,8}$/)
const word = fc.stringMatching(/^[A-Za-z][a-z0-9]{2,9}$/)

/** Shell words can't contain NUL, so requests with one could not be shown as a command line. */
const withoutNul = (text: string) => !text.includes('\0')

const firstSurrogate = 0xd800
const surrogates = 0x800

/**
 * Any code point but the surrogates. fast-check's unit 'binary' draws the same, but fills a table of all 1,112,064,
 * which takes a second.
 */
const character = fc.nat({ max: 0x10_ffff - surrogates }).map(
  place => String.fromCodePoint(place < firstSurrogate ? place : place + surrogates),
  text => placeOf(text),
)

/** @throws Error unless the value is one character, as fast-check requires when it maps a value back */
function placeOf(text: unknown): number {
  const point = typeof text === 'string' ? text.codePointAt(0) : undefined
  if (point === undefined || String.fromCodePoint(point) !== text) throw new Error('is not one character')
  return point < firstSurrogate ? point : point - surrogates
}

function textOf({ pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  const longest = asNumber(maxLength, 40)
  if (typeof pattern !== 'string') {
    const lengths = { minLength: asNumber(minLength, 0), maxLength: Math.min(longest, 40) }
    return fc.string({ unit: character, ...lengths }).filter(withoutNul)
  }
  return matching(pattern).filter(value => [...value].length <= longest)
}

const known = new Map<string, fc.Arbitrary<string>>()

/** Cached per pattern: patterns that exclude only a few characters need a list of all the others. */
function matching(pattern: string): fc.Arbitrary<string> {
  const made = known.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u')).filter(withoutNul)
  known.set(pattern, made)
  return made
}
