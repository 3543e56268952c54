import { type Documents, nodeAt, type Schema } from '@jeoul/contract/documents'
import { isRecord } from '../is-record.ts'

const alternatives = ['oneOf', 'anyOf'] as const

/**
 * Replaces the references of a schema by what they lead to, so that values end where the schema goes in circles: what
 * is not required is left out there, and lists are empty. What is left as a reference has to be followed later.
 *
 * Values that few documents limit are limited to what reads well: texts are not empty, integers begin at 1, and nothing
 * is null that may be something else.
 *
 * @param maxDepth how many references may follow each other
 */
export function unfoldSchema(documents: Documents, root: Schema, maxDepth: number): Schema {
  /** @returns undefined where the schema goes too deep */
  function unfold(schema: Schema, above: readonly string[]): Schema | undefined {
    const { $ref, ...beside } = schema
    if (typeof $ref !== 'string') return inside(schema, above)
    const target = nodeAt(documents, $ref)
    if (above.includes($ref) || above.length >= maxDepth) return undefined
    return isRecord(target) ? unfold({ ...target, ...beside }, [...above, $ref]) : {}
  }

  function inside(schema: Schema, above: readonly string[]): Schema | undefined {
    const unfolded: Record<string, unknown> = { ...withUsualLimits(schema) }
    const within = (part: unknown) => (isRecord(part) ? unfold(part, above) : part)
    if (Array.isArray(schema.allOf)) {
      const parts = schema.allOf.map(within)
      if (parts.includes(undefined)) return undefined
      unfolded.allOf = parts
    }
    for (const key of alternatives) {
      const all = schema[key]
      if (!Array.isArray(all)) continue
      const parts = all.flatMap(part => within(named(schema.discriminator, part)) ?? [])
      if (parts.length === 0) return undefined
      unfolded[key] = parts
    }
    if (isRecord(schema.properties)) {
      const required = Array.isArray(schema.required) ? schema.required : []
      unfolded.properties = Object.fromEntries(
        Object.entries(schema.properties).flatMap(([name, given]) => {
          const part = within(given)
          if (part !== undefined) return [[name, part]]
          return required.includes(name) ? [[name, given]] : []
        }),
      )
    }
    for (const key of ['items', 'additionalProperties']) {
      const given = schema[key]
      const part = within(given)
      if (part === undefined && given !== undefined) {
        if (key === 'items' && schema.minItems === undefined) unfolded.maxItems = 0
        if (key === 'additionalProperties') delete unfolded[key]
      } else if (given !== undefined) unfolded[key] = part
    }
    return unfolded
  }

  return unfold(root, []) ?? root
}

/** One of several schemas, with the value by which a discriminator tells that it is this one. */
function named(discriminator: unknown, part: unknown): unknown {
  const $ref = isRecord(part) ? part.$ref : undefined
  if (!isRecord(discriminator) || typeof discriminator.propertyName !== 'string') return part
  if (typeof $ref !== 'string') return part
  const own = $ref.slice($ref.lastIndexOf('/') + 1)
  const mapping = Object.entries(isRecord(discriminator.mapping) ? discriminator.mapping : {})
  const [name = own] = mapping.find(([, target]) => target === own || $ref.endsWith(String(target))) ?? []
  const { propertyName } = discriminator
  const value = { type: 'object', required: [propertyName], properties: { [propertyName]: { const: name } } }
  return { allOf: [part, value] }
}

function withUsualLimits(schema: Schema): Schema {
  const { minLength, pattern, format, maxLength = 12, minimum, exclusiveMinimum, maximum = 1000 } = schema
  const others = Array.isArray(schema.type) ? schema.type.filter(type => type !== 'null') : []
  const type = others.length > 0 ? others : schema.type
  const isText = [type].flat().includes('string') && !('enum' in schema || pattern || format)
  const isCount = [type].flat().includes('integer') && minimum === undefined && exclusiveMinimum === undefined
  return {
    ...schema,
    ...(type !== undefined && { type: Array.isArray(type) && type.length === 1 ? type[0] : type }),
    ...(isText && minLength === undefined && Number(maxLength) >= 4 && { minLength: 4 }),
    ...(isCount && Number(maximum) >= 1 && { minimum: 1 }),
  }
}
