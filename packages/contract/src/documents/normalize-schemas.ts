import type { ContractProblem } from './create-validator.ts'
import type { Documents } from './documents.ts'
import { isObject } from './node-at.ts'
import { methods } from './openapi-nodes.ts'
import { type Path, problemAt } from './reference-to.ts'

type Node = Readonly<Record<string, unknown>>

const ends = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const

/**
 * Converts the keywords of OpenAPI 3.0 that differ from JSON Schema: `nullable` and exclusive limits. In 3.0, nothing
 * counts beside a `$ref`; a `nullable` there is taken as it is meant.
 */
export function normalizeSchemas(documents: Documents): Documents {
  const isOld = areOld(documents)
  return JSON.parse(JSON.stringify(documents), (_, node: unknown) =>
    isObject(node) && !Array.isArray(node) ? normalize(isOld ? withoutSiblings(node) : node) : node,
  )
}

function areOld(documents: Documents): boolean {
  return Object.values(documents).some(({ openapi }) => String(openapi).startsWith('3.0'))
}

const countBesideReference = ['$ref', 'nullable', 'readOnly', 'writeOnly', ...methods, 'parameters']

/** Says once for each file that `nullable` stands beside a `$ref`, where OpenAPI 3.0 ignores it. */
export function flawsOfNullable(documents: Documents): readonly ContractProblem[] {
  if (!areOld(documents)) return []
  return Object.entries(documents).flatMap(([file, document]) => {
    const places = nullableReferences(document, [file])
    const [first] = places
    if (!first) return []
    const times = places.length === 1 ? '' : `, like ${places.length - 1} more`
    return [
      problemAt(first, `nullable beside a $ref says nothing in OpenAPI 3.0, so null is taken there${times}`),
    ]
  })
}

function nullableReferences(node: unknown, path: Path): readonly Path[] {
  if (!isObject(node)) return []
  if (typeof node.$ref === 'string') return node.nullable === true ? [path] : []
  return Object.entries(node).flatMap(([name, inside]) => nullableReferences(inside, [...path, name]))
}

function withoutSiblings(node: Node): Node {
  if (typeof node.$ref !== 'string') return node
  return Object.fromEntries(Object.entries(node).filter(([key]) => countBesideReference.includes(key)))
}

const combining = ['$ref', 'allOf', 'oneOf', 'anyOf']

function normalize(node: Node): Node {
  const { nullable, ...rest }: Record<string, unknown> = { ...node }
  if (typeof nullable === 'object') rest.nullable = nullable
  for (const [end, excluded] of ends) {
    if (typeof rest[excluded] !== 'boolean') continue
    if (rest[excluded]) {
      rest[excluded] = rest[end]
      delete rest[end]
    } else delete rest[excluded]
  }
  if (nullable !== true) return rest
  if (Array.isArray(rest.enum)) rest.enum = [...new Set([...rest.enum, null])]
  if (combining.some(keyword => keyword in rest)) {
    const { readOnly, writeOnly, ...inner } = rest
    return { readOnly, writeOnly, anyOf: [inner, { type: 'null', 'x-meant': true }] }
  }
  return typeof rest.type === 'string' ? { ...rest, type: [rest.type, 'null'] } : rest
}
