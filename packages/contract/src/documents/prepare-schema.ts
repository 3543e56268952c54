import { createVariants, type Variants } from './discriminator.ts'
import type { Documents, Schema } from './documents.ts'
import { isObject, nodeAt } from './node-at.ts'

/** Keywords whose content is a value, not a schema. */
const values = new Set(['const', 'default', 'enum', 'example', 'examples', 'required', 'discriminator'])
const lists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const tables = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'])

/**
 * Creates a function that prepares schemas of other hosts for JSON Schema, which knows neither the sides of an exchange
 * nor `discriminator`. Source: OpenAPI 3.1, "Schema Object", "Discriminator Object".
 *
 * - What only the other side sends is not required. A response must not have what is `writeOnly`.
 * - With a discriminator, the value that names a schema decides which one applies.
 */
export function createPreparation(documents: Documents, side: 'request' | 'response') {
  const skipped = side === 'request' ? 'readOnly' : 'writeOnly'
  const variantsOf = createVariants(documents)

  function isSkipped(property: unknown): boolean {
    return isObject(property) && (property[skipped] === true || targetOf(property)?.[skipped] === true)
  }

  function targetOf(schema: Schema): Schema | undefined {
    const target = typeof schema.$ref === 'string' ? nodeAt(documents, schema.$ref) : undefined
    return isObject(target) ? target : undefined
  }

  /** Names of the properties that this side does not send, of a schema and its parts. */
  function skippedNames(schema: Schema, met: readonly Schema[] = []): readonly string[] {
    if (met.includes(schema)) return []
    const own = Object.entries(Object(schema.properties)).flatMap(([name, property]) =>
      isSkipped(property) ? [name] : [],
    )
    const parts = [targetOf(schema), ...(Array.isArray(schema.allOf) ? schema.allOf : [])].filter(isObject)
    return [...own, ...parts.flatMap(part => skippedNames(part, [...met, schema]))]
  }

  /** @param above names that the schema, which is a part of another, must not require */
  function prepare(schema: Schema, reference?: string, above: readonly string[] = []): Schema {
    const names = [...above, ...skippedNames(schema)]
    const prepared: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(schema)) prepared[key] = prepareKeyword(key, value, names)
    if (Array.isArray(schema.required)) {
      prepared.required = schema.required.filter(name => !names.includes(name))
    }
    const variants = variantsOf(schema, reference)
    return variants ? chooseVariant(prepared, variants) : prepared
  }

  function prepareKeyword(key: string, value: unknown, names: readonly string[]): unknown {
    if (values.has(key) || !isObject(value)) return value
    if (lists.has(key) && Array.isArray(value)) {
      return value.map(part => (isObject(part) ? prepare(asWhole(key, part), undefined, names) : part))
    }
    if (!tables.has(key)) return Array.isArray(value) ? value : prepare(value)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, prepareProperty(key, part)]))
  }

  function prepareProperty(key: string, part: unknown): unknown {
    // A host ignores what it alone sends.
    if (key === 'properties' && isSkipped(part)) return side === 'request'
    return isObject(part) ? prepare(part) : part
  }

  /** A variant is made of the schema that chooses it, which must not choose again. */
  function asWhole(key: string, part: Schema): Schema {
    const target = key === 'allOf' ? targetOf(part) : undefined
    return target && 'discriminator' in target && !('oneOf' in target) && !('anyOf' in target) ? target : part
  }

  return (schema: Schema, reference?: string) => prepare(schema, reference)
}

function chooseVariant(schema: Schema, { property, byName, isClosed, isNullable }: Variants): Schema {
  const { oneOf: _oneOf, anyOf: _anyOf, allOf, ...rest } = schema
  const named = (names: readonly string[]) => {
    return { required: [property], properties: { [property]: { enum: names } } }
  }
  const choices = [...byName].map(([name, $ref]) => ({ if: { not: named([name]) }, else: { $ref } }))
  const all = [
    ...(Array.isArray(allOf) ? allOf : []),
    ...(isClosed ? [named([...byName.keys()])] : []),
    ...choices,
  ]
  const chosen = isClosed ? { ...rest, allOf: all } : { ...schema, allOf: all }
  return isNullable ? { anyOf: [{ type: 'null' }, chosen] } : chosen
}
