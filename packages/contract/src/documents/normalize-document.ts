import { STATUS_CODES } from 'node:http'
import type { Document, Documents } from './documents.ts'
import { bodyKindOf } from './media-types.ts'
import { followed, isObject } from './node-at.ts'
import { isOwnParameter, normalizeParameter, objectsIn } from './normalize-parameter.ts'
import { methods } from './openapi-nodes.ts'
import { credentialsOf } from './security-schemes.ts'

type Node = Readonly<Record<string, unknown>>

const safe = ['get', 'head', 'options']

/**
 * Normalizes any OpenAPI 3 document to the form of ours: every operation has an id, its own parameters, responses by
 * status, and the security that it needs.
 */
export function normalizeDocument(documents: Documents, root: Node): Document {
  const paths = Object.entries(objectAt(root, 'paths')).map(([path, node]) => {
    const item = followed(documents, node)
    const operations = Object.entries(item).filter(([method]) => methods.some(each => each === method))
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
  const needed = listOf(security)
  const credentials = credentialsOf(documents, root, needed)
  const isCredential = (parameter: Node) =>
    credentials
      .flat()
      .some(
        ({ in: where, name }) => where === parameter.in && isSameName(where, name, String(parameter.name)),
      )
  const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)]
    .map(node => followed(documents, node))
    .filter(parameter => isOwnParameter(parameter) && !isCredential(parameter))
    .map(parameter => normalizeParameter(documents, parameter))
  return {
    operationId,
    summary,
    parameters: [...new Map(parameters.map(each => [`${each.in} ${each.name}`, each])).values()],
    ...(requestBody !== undefined && {
      requestBody: normalizeBody(documents, followed(documents, requestBody)),
    }),
    responses: normalizeResponses(documents, objectAt(operation, 'responses')),
    security: needed.some(one => isObject(one) && Object.keys(one).length === 0) ? [] : needed,
    'x-credentials': credentials,
    'x-safe': safe.includes(method),
  }
}

function isSameName(where: string, one: string, other: string): boolean {
  return where === 'header' ? one.toLowerCase() === other.toLowerCase() : one === other
}

function normalizeBody(documents: Documents, { required, content }: Node): Node {
  const normalized = normalizeContent(documents, content)
  return { required: required === true && Object.keys(normalized).length > 0, content: normalized }
}

/** Anything is allowed where a media type has no schema. */
function normalizeContent(documents: Documents, content: unknown): Node {
  return Object.fromEntries(
    Object.entries(isObject(content) ? content : {}).map(([type, media]) => {
      const { schema = {}, example, examples, encoding } = isObject(media) ? media : {}
      const isForm = ['parts', 'form'].includes(bodyKindOf(type))
      const objects = isForm ? objectsIn(documents, schema) : undefined
      return [type, { schema, example, examples, encoding, 'x-json': objects }]
    }),
  )
}

/** Expands ranges such as '4XX', and 'default', to statuses. */
function normalizeResponses(documents: Documents, responses: Node): Node {
  const normalized: Record<string, unknown> = {}
  const exactLast = Object.entries(responses).toSorted(([a], [b]) => breadthOf(b) - breadthOf(a))
  for (const [key, node] of exactLast) {
    const { content, headers } = followed(documents, node)
    const response = {
      'x-key': key,
      content: normalizeContent(documents, content),
      headers: Object.fromEntries(
        Object.entries(isObject(headers) ? headers : {}).map(([name, header]) => [
          name,
          normalizeParameter(documents, followed(documents, header), 'header'),
        ]),
      ),
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

function objectAt(node: Node, name: string): Node {
  const inside = node[name]
  return isObject(inside) ? inside : {}
}

function listOf(node: unknown): readonly unknown[] {
  return Array.isArray(node) ? node : []
}
