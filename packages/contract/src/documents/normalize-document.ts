import { STATUS_CODES } from 'node:http'
import type { Document, Documents } from './documents.ts'
import { isObject, nodeAt } from './node-at.ts'
import { isJson } from './operations.ts'

type Node = Readonly<Record<string, unknown>>

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete']

/**
 * Normalizes any OpenAPI 3 document to the form of ours: every operation has an id, its own parameters, responses by
 * status, and the security that it needs.
 */
export function normalizeDocument(documents: Documents, root: Node): Document {
  const paths = Object.entries(objectAt(root, 'paths')).map(([path, node]) => {
    const item = followed(documents, node)
    const operations = Object.entries(item).filter(([method]) => methods.includes(method))
    return [
      path,
      Object.fromEntries(
        operations.map(([method, operation]) => [
          method,
          normalizeOperation(documents, { root, item, method, path }, followed(documents, operation)),
        ]),
      ),
    ]
  })
  // Other hosts' documents have no type until they are normalized.
  const normalized: Document = JSON.parse(JSON.stringify({ paths: Object.fromEntries(paths) }))
  return normalized
}

interface Place {
  readonly root: Node
  readonly item: Node
  readonly method: string
  readonly path: string
}

function normalizeOperation(documents: Documents, { root, item, method, path }: Place, operation: Node) {
  const { operationId = `${method} ${path}`, summary, requestBody, security = root.security } = operation
  const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)].map(node =>
    normalizeParameter(documents, followed(documents, node)),
  )
  const needed = listOf(security)
  return {
    operationId,
    summary,
    parameters: [...new Map(parameters.map(each => [`${each.in} ${each.name}`, each])).values()],
    ...(requestBody !== undefined && { requestBody: normalizeBody(followed(documents, requestBody)) }),
    responses: normalizeResponses(documents, objectAt(operation, 'responses')),
    security: needed.some(one => isObject(one) && Object.keys(one).length === 0) ? [] : needed,
    'x-safe': method === 'get' || method === 'head',
  }
}

function normalizeParameter(documents: Documents, parameter: Node): Node {
  const { name, in: where, required, style, explode, content } = parameter
  const schema = jsonSchemaIn(content) ?? parameter.schema ?? {}
  const target = followed(documents, schema)
  const isOfQuery = where === 'query' && (style === undefined || style === 'form' || style === 'deepObject')
  const hasParts = isOfQuery && (target.type === 'array' || target.type === 'object')
  return {
    name,
    in: where,
    required,
    ...(hasParts && { explode: explode !== false }),
    ...(isObject(content)
      ? { content: { 'application/json': { schema } } }
      : { schema: hasParts ? target : schema }),
  }
}

/** Bodies that are neither JSON nor a form with parts are not checked, and have no content. */
function normalizeBody({ required, content }: Node): Node {
  const json = jsonSchemaIn(content)
  const form = objectAt(objectAt({ content }, 'content'), 'multipart/form-data')
  return {
    required: required === true && (json !== undefined || 'schema' in form),
    content: {
      ...(json !== undefined && { 'application/json': { schema: json } }),
      ...('schema' in form && { 'multipart/form-data': { schema: form.schema } }),
    },
  }
}

/** Expands ranges such as '4XX', and 'default', to statuses. */
function normalizeResponses(documents: Documents, responses: Node): Node {
  const normalized: Record<string, unknown> = {}
  const exactLast = Object.entries(responses).toSorted(([a], [b]) => breadthOf(b) - breadthOf(a))
  for (const [key, node] of exactLast) {
    const { content } = followed(documents, node)
    const response = {
      content: { 'application/json': { schema: jsonSchemaIn(content) ?? {} } },
      'x-types': isObject(content) ? Object.keys(content) : [],
    }
    for (const status of statusesOf(key)) normalized[status] = response
  }
  return normalized
}

function breadthOf(key: string): number {
  if (key === 'default') return 2
  return /^\d{3}$/.test(key) ? 0 : 1
}

function statusesOf(key: string): readonly string[] {
  if (/^\d{3}$/.test(key)) return [key]
  return Object.keys(STATUS_CODES).filter(status => key === 'default' || status[0] === key[0])
}

function jsonSchemaIn(content: unknown): unknown {
  const [, media] = Object.entries(isObject(content) ? content : {}).find(([type]) => isJson(type)) ?? []
  return isObject(media) ? (media.schema ?? {}) : undefined
}

function followed(documents: Documents, node: unknown): Node {
  const target = isObject(node) && typeof node.$ref === 'string' ? nodeAt(documents, node.$ref) : node
  return isObject(target) ? target : {}
}

function objectAt(node: Node, name: string): Node {
  const inside = node[name]
  return isObject(inside) ? inside : {}
}

function listOf(node: unknown): readonly unknown[] {
  return Array.isArray(node) ? node : []
}

const ends = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const

/** Converts the keywords of OpenAPI 3.0 that differ from JSON Schema: `nullable` and exclusive limits. */
export function normalizeSchemas(documents: Documents): Documents {
  return JSON.parse(JSON.stringify(documents), (_, node: unknown) =>
    isObject(node) ? normalize(node) : node,
  )
}

function normalize(node: object): object {
  if (Array.isArray(node)) return node
  const { nullable, ...rest }: Record<string, unknown> = { ...node }
  if (typeof nullable === 'object') rest.nullable = nullable
  if (nullable === true && typeof rest.type === 'string') {
    rest.type = [rest.type, 'null']
    if (Array.isArray(rest.enum)) rest.enum = [...new Set([...rest.enum, null])]
  }
  for (const [end, excluded] of ends) {
    if (typeof rest[excluded] !== 'boolean') continue
    if (rest[excluded]) {
      rest[excluded] = rest[end]
      delete rest[end]
    } else delete rest[excluded]
  }
  return rest
}
