import {
  type Check,
  type ContractProblem,
  createValidator,
  lenient,
  type OnUnusable,
} from './create-validator.ts'
import type { Documents, Parameter, Schema } from './documents.ts'
import { bodyKindOf, mediaTypeFor } from './media-types.ts'
import type { Operation } from './operations.ts'
import { parameterValues, schemaOf } from './parameter-style.ts'
import { createPreparation } from './prepare-schema.ts'

export interface ResponseCheck {
  /** @param type of the body, by default that of JSON */
  whole(operation: Operation, status: number, body: unknown, type?: string): readonly ContractProblem[]
  headers(operation: Operation, status: number, headers: Headers): readonly ContractProblem[]
  part(reference: string, place: string, value: unknown): readonly ContractProblem[]
}

const none: readonly ContractProblem[] = []

/**
 * Validates responses, ours with every object closed.
 * @param onUnusable for documents of other hosts, whose schemas may be unusable
 */
export function createResponseCheck(documents: Documents, onUnusable?: OnUnusable): ResponseCheck {
  const prepare = onUnusable ? createPreparation(documents, 'response') : createClosing(documents)
  const options = onUnusable ? lenient : {}
  const checkOf = createValidator(documents, options, prepare, onUnusable)
  const checkOfText = createValidator(documents, { ...options, coerceTypes: true }, prepare, onUnusable)
  const wholes = new Map<string, Check>()
  const parts = new Map<string, Check>()
  const ofHeaders = new Map<object, Check>()
  return {
    whole({ operationId, responses }, status, body, type = 'application/json') {
      const response = responses.get(status)
      if (!response) return [{ place: 'status', message: `${status} is not documented` }]
      const kind = bodyKindOf(type)
      if (kind !== 'json' && kind !== 'text') return none
      const key = `${operationId} ${status} ${type}`
      const { schema } = mediaTypeFor(response.content, type) ?? response.json
      const create = kind === 'json' ? checkOf : checkOfText
      const check = wholes.get(key) ?? create(schema, `${operationId} ${status} body`)
      wholes.set(key, check)
      return check('body', body)
    },
    headers({ operationId, responses }, status, headers) {
      return Object.entries(responses.get(status)?.headers ?? {}).flatMap(([name, header]) => {
        const parameter: Parameter = { ...header, name, in: 'header' }
        const check =
          ofHeaders.get(header) ?? checkOfText(schemaOf(parameter), `${operationId} ${status} header.${name}`)
        ofHeaders.set(header, check)
        return headerProblems(parameter, headers.get(name), check)
      })
    },
    part($ref, place, value) {
      const check = parts.get($ref) ?? checkOf({ $ref }, $ref)
      parts.set($ref, check)
      return check(place, value)
    },
  }
}

/** `Content-Type` is documented by the media types alone (OpenAPI 3.1, "Response Object"). */
function headerProblems(parameter: Parameter, text: string | null, check: Check) {
  const { name, required } = parameter
  const place = `header.${name}`
  if (name.toLowerCase() === 'content-type') return none
  if (text === null) return required ? [{ place, message: 'is required' }] : none
  const found = parameterValues(parameter, text).map(value => check(place, value))
  return found.find(problems => problems.length === 0) ?? found[0] ?? none
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
