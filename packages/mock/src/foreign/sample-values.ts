import { type Documents, nodeAt, type Schema } from '@jeoul/contract/documents'
import { type GenerateSyncOptions, generateSync, type JsonSchema } from 'json-schema-faker'
import { isRecord } from '../is-record.ts'
import { sampleFormats } from './sample-formats.ts'
import { unfoldSchema } from './unfold-schema.ts'

/** A value that was made of a schema. */
export interface Sample {
  readonly value: unknown
}

const all: GenerateSyncOptions = { alwaysFakeOptionals: true, maxItems: 3, maxDepth: 40 }

/** From a complete value to one that has only what is required, by how many references may follow each other. */
const attempts: readonly (readonly [depth: number, options: GenerateSyncOptions])[] = [
  [4, all],
  [2, all],
  [1, all],
  [0, { optionalsProbability: 0, maxItems: 1, maxDepth: 40 }],
]

/** How many references one value may follow. Schemas that refer to each other would otherwise take hours. */
const maxReferences = 600

/** Stands for the '#' of a reference, because the generator looks up what comes after it by itself. */
const mark = ' '

/** Creates a function that makes values of the schemas of documents: examples and defaults where a schema has them. */
export function createSamples(documents: Documents) {
  const prepared = new WeakMap<Schema, Map<number, JsonSchema>>()

  function preparedOf(schema: Schema, depth: number): JsonSchema {
    const byDepth = prepared.get(schema) ?? new Map<number, JsonSchema>()
    prepared.set(schema, byDepth)
    const known = byDepth.get(depth) ?? prepare(unfoldSchema(documents, schema, depth))
    byDepth.set(depth, known)
    return known
  }

  /**
   * @param seed the same seed gives the same value
   * @param fits whether a value is what the documents allow
   * @returns the best attempt, undefined if there is none
   */
  return (given: Schema, seed: number, fits: (value: unknown) => boolean): Sample | undefined => {
    // A schema may also be true or false.
    const schema = isRecord(given) ? given : {}
    let best: Sample | undefined
    for (const [depth, options] of attempts) {
      const value = attempt(schema, depth, { ...options, seed })
      if (value !== undefined && fits(value)) return { value }
      if (value !== undefined) best ??= { value }
    }
    return best
  }

  function attempt(schema: Schema, depth: number, options: GenerateSyncOptions): unknown {
    let followed = 0
    try {
      return generateSync(preparedOf(schema, depth), {
        ...options,
        useExamplesValue: true,
        useDefaultValue: true,
        formats: sampleFormats,
        refResolver(reference) {
          if (followed++ > maxReferences) throw new RangeError('the schema refers to too many others')
          return prepare(nodeAt(documents, reference.replace(mark, '#')) ?? {})
        },
        outputTransform: (value, given) => (isRecord(given) && given.writeOnly === true ? undefined : value),
      })
    } catch {
      return undefined
    }
  }
}

/** Schemas of documents have no type until they are copied. */
function prepare(schema: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#', mark) : value,
  )
}
