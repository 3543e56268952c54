import {
  type Check,
  type ContractProblem,
  createValidator,
  lenient,
  type OnUnusable,
} from './create-validator.ts'
import type { Documents, Schema } from './documents.ts'
import type { Operation } from './operations.ts'

export interface ResponseCheck {
  whole(operation: Operation, status: number, body: unknown): readonly ContractProblem[]
  part(reference: string, place: string, value: unknown): readonly ContractProblem[]
}

/**
 * Validates responses, ours with every object closed.
 * @param onUnusable for documents of other hosts, whose schemas may be unusable
 */
export function createResponseCheck(documents: Documents, onUnusable?: OnUnusable): ResponseCheck {
  const checkOf = onUnusable
    ? createValidator(documents, lenient, undefined, onUnusable)
    : createValidator(documents, {}, createClosing(documents))
  const wholes = new Map<string, Check>()
  const parts = new Map<string, Check>()
  return {
    whole({ operationId, responses }, status, body) {
      const response = responses.get(status)
      if (!response) return [{ place: 'status', message: `${status} is not documented` }]
      const key = `${operationId} ${status}`
      const check = wholes.get(key) ?? checkOf(response.json.schema, `${key} body`)
      wholes.set(key, check)
      return check('body', body)
    },
    part($ref, place, value) {
      const check = parts.get($ref) ?? checkOf({ $ref }, $ref)
      parts.set($ref, check)
      return check(place, value)
    },
  }
}

/** Keywords whose content is a value, not a subschema. */
const values = new Set(['const', 'default', 'enum', 'examples'])

/**
 * Closes every object of a schema, so that undocumented properties become errors.
 * @param reference of a named schema; one that is a part of an `allOf` stays open, because only the whole
 *   knows all properties
 */
export type CloseObjects = (schema: Schema, reference?: string) => Schema

export function createClosing(documents: Documents): CloseObjects {
  let parts: ReadonlySet<string> | undefined
  return (schema, reference) => {
    parts ??= partsOf(documents)
    return close(schema, reference !== undefined && parts.has(reference))
  }
}

function close(schema: Schema, isPart: boolean): Schema {
  const closed: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(schema)) {
    closed[key] = values.has(key) ? value : closeWithin(value, key === 'allOf')
  }
  if (isPart) return closed
  if ('allOf' in closed) return { type: 'object', ...closed, unevaluatedProperties: false }
  const isList = closed.type === 'object' && 'properties' in closed && !('additionalProperties' in closed)
  return isList ? { ...closed, additionalProperties: false } : closed
}

function closeWithin(value: unknown, isAllOf: boolean): unknown {
  if (Array.isArray(value)) return value.map(part => (isSchema(part) ? close(part, isAllOf) : part))
  return isSchema(value) ? close(value, false) : value
}

/** References of all schemas that are used in an `allOf`. */
function partsOf(documents: Documents): ReadonlySet<string> {
  const parts = new Set<string>()
  const pending: unknown[] = [documents]
  while (pending.length > 0) {
    const node = pending.pop()
    if (Array.isArray(node)) pending.push(...node)
    else if (isSchema(node)) {
      if (Array.isArray(node.allOf)) for (const { $ref } of node.allOf) if ($ref) parts.add($ref)
      pending.push(...Object.values(node))
    }
  }
  return parts
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}
