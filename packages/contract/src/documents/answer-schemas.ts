import type { Documents, Schema } from './documents.ts'
import { isObject, nodeAt } from './node-at.ts'
import { operationsOf } from './operations.ts'

/** A schema that the sites check answers against; the same as `AnswerSchema` of `@jeoul/api`. */
export type AnswerSchema = string | readonly unknown[] | { readonly [field: string]: AnswerSchema }

/** Names of fields that are prices, which are never 0 won. Other amounts, such as delivery fees, may be 0. */
const priceFields = new Set(['any', 'card', 'cash', 'priceB2c', 'priceLow', 'price_when_saved', 'total'])

/** Schemas that hosts may send in another form, which domain rules check instead (assumed). */
const readElsewhere = ['Delivery']

/**
 * The schemas of answers with status 200 or 201, by method and path. Only types and limits are kept; a choice of
 * several schemas accepts anything.
 */
export function createAnswerSchemas(documents: Documents) {
  const schemas: Record<string, AnswerSchema> = {}

  function named(reference: string): AnswerSchema {
    const name = reference.split('/').at(-1) ?? ''
    const schema = nodeAt(documents, reference)
    if (!isObject(schema))
      throw new Error(`the contract has no ${reference}: correct the $ref, or add what it names`)
    if (readElsewhere.includes(name)) return '*'
    if (name === 'CategoryId') return 'd'
    if (!('properties' in schema) && !('allOf' in schema)) return answerSchemaOf(schema)
    if (!Object.hasOwn(schemas, name)) {
      // A schema may refer to itself.
      schemas[name] = '*'
      schemas[name] = answerSchemaOf(schema)
    }
    return `#${name}`
  }

  /** All properties of a schema, including those of its `allOf` parts. */
  function fieldsOf(schema: Schema): { fields: Record<string, Schema>; required: readonly unknown[] } {
    const parts = listOf(schema.allOf).map(part => fieldsOf(isReference(part) ? resolved(part.$ref) : part))
    const own: Record<string, Schema> = {}
    for (const [name, field] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      if (isObject(field)) own[name] = field
    }
    return {
      fields: Object.assign({}, ...parts.map(({ fields }) => fields), own),
      required: [...parts.flatMap(({ required }) => required), ...unknownsOf(schema.required)],
    }
  }

  function resolved(reference: string): Schema {
    const schema = nodeAt(documents, reference)
    return isObject(schema) ? schema : {}
  }

  function answerSchemaOf(schema: Schema, name = ''): AnswerSchema {
    if (isReference(schema)) {
      return schema.$ref.endsWith('/Won') && priceFields.has(name) ? 'p' : named(schema.$ref)
    }
    const union = listOf(schema.oneOf)
    if (union.length > 0) {
      const [only, ...others] = union.filter(({ type }) => type !== 'null')
      return only && others.length === 0 && union.length === 2 ? [answerSchemaOf(only, name), 'null'] : '*'
    }
    if (schema.type === 'array') return isObject(schema.items) ? [answerSchemaOf(schema.items)] : ['*']
    if (isObject(schema.additionalProperties)) return [answerSchemaOf(schema.additionalProperties), 'table']
    if (schema.type === 'object' || schema.allOf) {
      const { fields, required } = fieldsOf(schema)
      if (Object.keys(fields).length === 0) return '*'
      const entries = Object.entries(fields).map(([field, part]) => [
        required.includes(field) ? field : `${field}?`,
        answerSchemaOf(part, field),
      ])
      return Object.fromEntries(entries)
    }
    return scalarOf(schema)
  }

  const answers: Record<string, AnswerSchema> = {}
  for (const { method, path, responses } of operationsOf(documents)) {
    const schema = (responses.get(200) ?? responses.get(201))?.json.schema
    if (schema) answers[`${method} ${path}`] = answerSchemaOf(schema)
  }
  return { answers, schemas }
}

/** s: a text, d: one of digits. b: yes or no. w: won, p: a price. c: a count, i: a whole number, n: a number. *: anything. */
function scalarOf({ type, minimum, description }: Schema): string {
  if (type === 'string') return 's'
  if (type === 'boolean') return 'b'
  if (type === 'number') return 'n'
  if (type !== 'integer') return '*'
  if (description === 'An amount in whole won.') return 'w'
  return typeof minimum === 'number' && minimum >= 0 ? 'c' : 'i'
}

function listOf(found: unknown): readonly Schema[] {
  return Array.isArray(found) ? found.filter(isObject) : []
}

function unknownsOf(found: unknown): readonly unknown[] {
  return Array.isArray(found) ? found : []
}

function isReference(schema: Schema): schema is { readonly $ref: string } {
  return typeof schema.$ref === 'string'
}
