import type { Documents, Parameter } from './documents.ts'
import { isJson } from './media-types.ts'
import { followed, isObject, nodeAt } from './node-at.ts'

type Node = Readonly<Record<string, unknown>>

/** Header parameters that documents describe elsewhere (OpenAPI 3.1, "Parameter Object"). */
const describedElsewhere = ['accept', 'content-type', 'authorization']

export function isOwnParameter({ name, in: where }: Node): boolean {
  return where !== 'header' || !describedElsewhere.includes(String(name).toLowerCase())
}

const usualStyles: Readonly<Record<string, string>> = { path: 'simple', header: 'simple' }

/** Normalizes a parameter or a header: style and explode are written out, and what its values may be. */
export function normalizeParameter(documents: Documents, parameter: Node, where = parameter.in): Node {
  const { name, required, explode, allowEmptyValue, content } = parameter
  const style = parameter.style ?? usualStyles[String(where)] ?? 'form'
  const schema = parameter.schema ?? {}
  const kinds = kindsOf(documents, schema)
  const names = kinds.includes('object') ? namesOf(documents, schema) : undefined
  return {
    name,
    in: where,
    required,
    'x-examples': examplesOf(documents, parameter),
    ...(isObject(content)
      ? { content: { 'application/json': { schema: schemaIn(content) } } }
      : {
          style,
          explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'deepObject',
          allowEmptyValue,
          'x-kinds': kinds,
          ...(names && { 'x-names': names }),
          schema,
        }),
  }
}

/** The examples of a parameter, of its only media type and of its schema, and the default of the schema. */
function examplesOf(documents: Documents, parameter: Node): readonly unknown[] {
  const [media] = Object.values(Object(parameter.content))
  const schemas = wholesOf(documents, parameter.schema ?? Object(media).schema)
  return [
    ...[parameter, media].map(Object).flatMap(({ example, examples }) => {
      const named = Object.values(Object(examples)).map(each => followed(documents, each).value)
      return [example, ...named]
    }),
    ...schemas.flatMap(({ example, examples, default: usual }) => [
      example,
      ...(Array.isArray(examples) ? examples : []),
      usual,
    ]),
  ].filter(value => value !== undefined)
}

/** The schema of the only media type; anything is allowed in others than JSON. */
function schemaIn(content: Node): unknown {
  const [[type, media] = []] = Object.entries(content)
  return type !== undefined && isJson(type) && isObject(media) ? (media.schema ?? {}) : {}
}

type Kind = NonNullable<Parameter['x-kinds']>[number]

/** What the values of a schema may be, besides null. Anything is a text. */
function kindsOf(documents: Documents, schema: unknown): readonly Kind[] {
  const kinds = new Set(wholesOf(documents, schema).flatMap(kindsOfType))
  return kinds.size > 0 ? [...kinds] : ['text']
}

function kindsOfType({ type, items, properties, enum: choices, format }: Node): readonly Kind[] {
  if (type === undefined) {
    if (items !== undefined) return ['list']
    if (properties !== undefined) return ['object']
    return choices !== undefined || format !== undefined ? ['text'] : []
  }
  return [type].flat().flatMap(each => (each === 'null' ? [] : [kindOfType(each)]))
}

function kindOfType(type: unknown): Kind {
  return type === 'array' ? 'list' : type === 'object' ? 'object' : 'text'
}

/** The properties of a form's schema that are objects, or lists of objects. */
export function objectsIn(documents: Documents, schema: unknown): readonly string[] {
  const isObjects = (part: unknown, met: readonly unknown[] = []): boolean => {
    if (met.includes(part)) return false
    const kinds = kindsOf(documents, part)
    if (!kinds.includes('list')) return kinds.includes('object')
    return wholesOf(documents, part).some(
      ({ items }) => items !== undefined && isObjects(items, [...met, part]),
    )
  }
  return wholesOf(documents, schema).flatMap(({ properties }) =>
    Object.entries(Object(properties)).flatMap(([name, part]) => (isObjects(part) ? [name] : [])),
  )
}

/** The names of an object's properties; undefined if it may have others. */
function namesOf(documents: Documents, schema: unknown): readonly string[] | undefined {
  const all = wholesOf(documents, schema)
  const names = all.flatMap(({ properties }) => Object.keys(Object(properties)))
  const isOpen = all.some(({ additionalProperties = false }) => additionalProperties !== false)
  return names.length === 0 || isOpen ? undefined : [...new Set(names)]
}

/** A schema with all that it refers to or is composed of. */
function wholesOf(documents: Documents, schema: unknown, met: readonly unknown[] = []): readonly Node[] {
  if (!isObject(schema) || met.includes(schema)) return []
  const inside = [
    ...(typeof schema.$ref === 'string' ? [nodeAt(documents, schema.$ref)] : []),
    ...[schema.allOf, schema.oneOf, schema.anyOf].flatMap(parts => (Array.isArray(parts) ? parts : [])),
  ]
  return [schema, ...inside.flatMap(part => wholesOf(documents, part, [...met, schema]))]
}
