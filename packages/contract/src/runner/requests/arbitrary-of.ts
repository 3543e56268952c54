import fc from 'fast-check'
import { createVariants, type Documents, patternOf, type Schema } from '../../documents/index.ts'
import { asNames, asNumber, asSchema, followSchema, propertiesOf, sentPropertiesOf } from './follow-schema.ts'

/** Existing values, by the schema's name in `components`. */
export type Pools = Readonly<Record<string, readonly unknown[]>>

/** The highest integer if a schema sets no maximum. */
export const highest = 2 ** 31 - 1

/** Any JSON. Objects without a prototype, which fast-check also draws, have no text. */
const anything = fc.jsonValue({ maxDepth: 1 }).map(value => structuredClone(value))

/** Objects within objects, from which on only the properties are drawn that they need. */
const fullDepth = 3
/** Schemas that need themselves have no values, so they end here. */
const lastDepth = 12

/** Values that a request's schema allows; half of them existing ones, if there are any. */
export function arbitraryOf(documents: Documents, pools: Pools, given: Schema): fc.Arbitrary<unknown> {
  return drawing({ documents, pools, made: new Map() }, given, 0)
}

interface Drawing {
  readonly documents: Documents
  readonly pools: Pools
  /** What was made of schemas so far, by depth, because many places of a document refer to the same ones. */
  readonly made: Map<Schema, Map<number, fc.Arbitrary<unknown>>>
}

/** @param depth the number of objects around the value; a list counts half */
function drawing(all: Drawing, given: Schema, depth: number): fc.Arbitrary<unknown> {
  const { name, schema } = followSchema(all.documents, given)
  const byDepth = all.made.get(schema) ?? new Map<number, fc.Arbitrary<unknown>>()
  all.made.set(schema, byDepth)
  const any = byDepth.get(depth) ?? possible(all, schema, depth)
  byDepth.set(depth, any)
  const pool = Object.hasOwn(all.pools, name) ? (all.pools[name] ?? []) : []
  return pool.length === 0 ? any : fc.oneof(any, fc.constantFrom(...pool))
}

/** A schema that contradicts itself has no values; any are drawn then, which the documents forbid. */
function possible(all: Drawing, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (depth >= lastDepth) return fc.constant(null)
  try {
    return anyOf(all, schema, depth)
  } catch {
    return anything
  }
}

function anyOf(all: Drawing, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const same = (part: unknown) => drawing(all, asSchema(part), depth)
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const variants = createVariants(all.documents)(schema)
  if (variants?.isClosed) {
    const { property, byName } = variants
    const named = ([name, $ref]: readonly [string, string]) =>
      same({ $ref }).map(value => ({ ...Object(value), [property]: name }))
    return fc.oneof(...[...byName].map(named))
  }
  if (Array.isArray(schema.oneOf)) return fc.oneof(...schema.oneOf.map(same))
  if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.filter(isStated).map(same))
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map(type => anyOf(all, { ...schema, type }, depth)))
  }
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return integerOf(schema)
    case 'string':
      return ofFormat(schema.format) ?? textOf(schema)
    case 'array': {
      const minLength = Math.min(asNumber(schema.minItems, 0), longestList)
      const maxLength = depth < fullDepth ? Math.max(3, minLength) : minLength
      return fc.array(drawing(all, asSchema(schema.items), depth + 0.5), { minLength, maxLength })
    }
    case 'object':
      return objectOf(all, schema, depth)
    default:
      return Array.isArray(schema.allOf) || 'properties' in schema
        ? anyOf(all, mergedObject(all.documents, schema), depth)
        : anything
  }
}

function objectOf(all: Drawing, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const inner = (part: unknown) => drawing(all, asSchema(part), depth + 1)
  const properties = sentPropertiesOf(all.documents, schema)
  const declared = propertiesOf(schema).map(([key]) => key)
  const required = asNames(schema.required).filter(
    name => properties.some(([key]) => key === name) || !declared.includes(name),
  )
  const undeclared = required.filter(name => !declared.includes(name))
  const needed = properties.filter(([key]) => depth < fullDepth || required.includes(key))
  const parts = [...needed, ...undeclared.map(name => [name, asSchema(schema.additionalProperties)] as const)]
  const drawn =
    parts.length > 0 || properties.length > 0
      ? fc.record(Object.fromEntries(parts.map(([key, part]) => [key, inner(part)])), {
          requiredKeys: required,
        })
      : fc.dictionary(word, inner(schema.additionalProperties), { maxKeys: depth < fullDepth ? 3 : 0 })
  // Objects without a prototype have no text.
  return drawn.map(fields => ({ ...fields }))
}

const longestList = 100
const longestText = 1000

function integerOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema) {
  const step = Number.isInteger(multipleOf) ? asNumber(multipleOf, 1) : 1
  const lowest = asNumber(minimum, typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : -highest)
  const topmost = asNumber(
    maximum,
    typeof exclusiveMaximum === 'number' ? exclusiveMaximum - 1 : Math.max(highest, lowest),
  )
  const min = Math.ceil(lowest / step)
  const drawn = fc.integer({ min, max: Math.max(min, Math.floor(topmost / step)) })
  return step === 1 ? drawn : drawn.map(count => count * step)
}

function numberOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema) {
  const min = asNumber(minimum ?? exclusiveMinimum, -highest)
  const max = asNumber(maximum ?? exclusiveMaximum, Math.max(highest, min))
  return fc.double({ min, max, noNaN: true })
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
  const shortest = Math.min(asNumber(minLength, 0), longestText)
  // Of a long text, one character is almost always NUL.
  if (typeof pattern !== 'string' && shortest > 40) {
    return fc.string({ minLength: shortest, maxLength: shortest })
  }
  if (typeof pattern !== 'string') {
    const lengths = { minLength: shortest, maxLength: Math.max(shortest, Math.min(longest, 40)) }
    return fc.string({ unit: character, ...lengths }).filter(withoutNul)
  }
  return mostly(matching(pattern), value => [...value].length <= longest)
}

const maxMisses = 1000

/** Filters values, but not for ever: of a pattern that is longer than it may be, no text is left. */
function mostly<T>(values: fc.Arbitrary<T>, isFit: (value: T) => boolean): fc.Arbitrary<T> {
  let misses = 0
  return values.filter(value => {
    const isTaken = isFit(value) || misses >= maxMisses
    if (!isTaken) misses++
    return isTaken
  })
}

const known = new Map<string, fc.Arbitrary<string>>()

/** Cached per pattern: patterns that exclude only a few characters need a list of all the others. */
function matching(pattern: string): fc.Arbitrary<string> {
  const made = known.get(pattern) ?? mostly(textsOf(pattern), withoutNul)
  known.set(pattern, made)
  return made
}

/** Any texts if fast-check can't draw those of a pattern, as of one that looks behind. */
function textsOf(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(patternOf(pattern) ?? /(?:)/)
  } catch {
    return word
  }
}
