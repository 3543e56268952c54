import type { Documents } from './documents.ts'
import { isObject } from './node-at.ts'

const ends = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const

/** Converts the keywords of OpenAPI 3.0 that differ from JSON Schema: `nullable` and exclusive limits. */
export function settleSchemas(documents: Documents): Documents {
  return JSON.parse(JSON.stringify(documents), (_, node: unknown) => (isObject(node) ? settle(node) : node))
}

function settle(node: object): object {
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
