import type { Documents, Schema } from './documents.ts'
import { isObject } from './node-at.ts'

/** The schemas among which a discriminator chooses. */
export interface Variants {
  /** The property whose value names the schema. */
  readonly property: string
  /** References by name. */
  readonly byName: ReadonlyMap<string, string>
  /** Whether no other names are allowed, because all schemas are listed. */
  readonly isClosed: boolean
  /** Whether null is allowed besides. */
  readonly isNullable: boolean
}

/**
 * Creates a function that finds the variants of a schema with a `discriminator`: the schemas of its `oneOf` or `anyOf`,
 * or those of the documents that have it in their `allOf`. Source: OpenAPI 3.1, "Discriminator Object".
 */
export function createVariants(documents: Documents) {
  let heirs: ReadonlyMap<string, readonly string[]> | undefined

  /** @returns undefined if the schema has no discriminator, or one that can't be followed */
  return (schema: Schema, reference?: string): Variants | undefined => {
    const { discriminator } = schema
    if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return undefined
    const listed = schema.oneOf ?? schema.anyOf
    if (!Array.isArray(listed)) {
      heirs ??= heirsIn(documents)
      const found = reference === undefined ? [] : descendants(heirs, reference)
      if (found.length === 0) return undefined
      const byName = namesOf(discriminator.mapping, found)
      return { property: discriminator.propertyName, byName, isClosed: false, isNullable: false }
    }
    const references = listed.flatMap(part => (typeof part?.$ref === 'string' ? [part.$ref] : []))
    const others = listed.filter(part => typeof part?.$ref !== 'string')
    if (references.length === 0 || others.some(part => part?.type !== 'null')) return undefined
    return {
      property: discriminator.propertyName,
      byName: namesOf(discriminator.mapping, references),
      isClosed: true,
      isNullable: others.length > 0,
    }
  }
}

/** A schema that the mapping doesn't name goes by its own name. */
function namesOf(mapping: unknown, references: readonly string[]): ReadonlyMap<string, string> {
  const mapped = Object.entries(Object(mapping)).flatMap(([name, target]) => {
    const found = references.find(each => nameIn(each) === nameIn(String(target)))
    return found === undefined ? [] : [[name, found] as const]
  })
  const unnamed = references.filter(each => !mapped.some(([, target]) => target === each))
  return new Map([...mapped, ...unnamed.map(each => [nameIn(each), each] as const)])
}

function nameIn(reference: string): string {
  return reference.split('/').at(-1) ?? ''
}

/** References of the schemas that have another one in their `allOf`, by the reference of that. */
function heirsIn(documents: Documents): ReadonlyMap<string, readonly string[]> {
  const all = Object.entries(documents).flatMap(([file, document]) =>
    Object.entries(Object(Object(document).components?.schemas)).flatMap(([name, schema]) => {
      const { allOf } = Object(schema)
      return (Array.isArray(allOf) ? allOf : []).flatMap(part =>
        typeof part?.$ref === 'string'
          ? [{ parent: part.$ref, heir: `${file}#/components/schemas/${encodeURIComponent(name)}` }]
          : [],
      )
    }),
  )
  const grouped = Map.groupBy(all, ({ parent }) => parent)
  return new Map([...grouped].map(([parent, found]) => [parent, found.map(({ heir }) => heir)]))
}

function descendants(
  heirs: ReadonlyMap<string, readonly string[]>,
  reference: string,
  met: readonly string[] = [],
): readonly string[] {
  const own = (heirs.get(reference) ?? []).filter(heir => !met.includes(heir))
  return [...own, ...own.flatMap(heir => descendants(heirs, heir, [...met, ...own]))]
}
