import type { Check, ContractProblem } from './create-validator.ts'
import { createValidator, lenient, type OnUnusable } from './create-validator.ts'
import type { Documents, MediaType, Parameter } from './documents.ts'
import { fieldsOf, foreignFieldsOf } from './form-fields.ts'
import { type BodyKind, bodyKindOf, mediaTypeFor } from './media-types.ts'
import type { Operation } from './operations.ts'
import {
  isObjectParameter,
  isRepeated,
  parameterValues,
  schemaOf,
  takesTheRest,
  valuesInQuery,
} from './parameter-style.ts'
import { createPreparation } from './prepare-schema.ts'
import { queryNamesOf } from './query-names.ts'

type Texts = Readonly<Record<string, string>>

/** The parts of a request. */
export interface RequestParts {
  /** Decoded. */
  readonly path: Texts
  readonly query: URLSearchParams
  /** Headers and cookies are not validated if left out. */
  readonly headers?: Pick<Headers, 'get'> | undefined
  /** Parsed JSON, a form, a text, or undefined for none. */
  readonly body?: unknown
  /** The media type of the body, by default that of JSON or of a form with parts. */
  readonly type?: string | undefined
}

export type RequestCheck = (operation: Operation, parts: RequestParts) => readonly ContractProblem[]

interface Checked {
  readonly parameter: Parameter
  readonly place: string
  readonly check: Check
}

/** The validators of one operation, created on its first use. */
interface Plan {
  readonly parameters: readonly Checked[]
  /** Whether a name is allowed in the query. */
  readonly isKnown: (name: string) => boolean
  /** Names that must not be given more than once. */
  readonly single: ReadonlySet<string>
}

/** @param onUnusable for documents of other hosts, whose schemas may be unusable */
export function createRequestCheck(documents: Documents, onUnusable?: OnUnusable): RequestCheck {
  const options = onUnusable ? lenient : {}
  const prepare = onUnusable ? createPreparation(documents, 'request') : undefined
  const checkOfText = createValidator(documents, { ...options, coerceTypes: true }, prepare, onUnusable)
  // Of other hosts, a list of one is a single field.
  const checkOfForm = onUnusable
    ? createValidator(documents, { ...options, coerceTypes: 'array' }, prepare, onUnusable)
    : checkOfText
  const checkOf = createValidator(documents, options, prepare, onUnusable)
  const plans = new Map<string, Plan>()
  const bodies = new Map<MediaType, Partial<Record<BodyKind, BodyCheck>>>()

  function planOf(operation: Operation): Plan {
    const { operationId, parameters, headerParameters } = operation
    const query = parameters.filter(parameter => parameter.in === 'query')
    const isSingle = (parameter: Parameter) => !isObjectParameter(parameter) && !isRepeated(parameter)
    return {
      parameters: [...parameters, ...headerParameters].map(parameter => ({
        parameter,
        place: `${parameter.in}.${parameter.name}`,
        check: checkOfText(schemaOf(parameter), `${operationId} ${parameter.in}.${parameter.name}`),
      })),
      isKnown: queryNamesOf(operation).isKnown,
      single: query.some(takesTheRest) ? new Set() : new Set(query.filter(isSingle).map(({ name }) => name)),
    }
  }

  /** @param kind of the body as it is sent, which a media type such as 'text/*' does not tell */
  function bodyCheckOf(media: MediaType, kind: BodyKind, name: string): BodyCheck {
    const { schema } = media
    switch (kind) {
      case 'json': {
        const check = checkOf(schema, name)
        return body => check('body', body)
      }
      case 'text': {
        const check = checkOfText(schema, name)
        return body => check('body', body)
      }
      case 'parts':
      case 'form': {
        const check = checkOfForm(schema, name)
        return body => {
          if (!(body instanceof FormData)) return none
          return check('body', onUnusable ? foreignFieldsOf(body, media['x-json'] ?? []) : fieldsOf(body))
        }
      }
      case 'bytes':
        return () => none
    }
  }

  return (operation, parts) => {
    const plan = plans.get(operation.operationId) ?? planOf(operation)
    plans.set(operation.operationId, plan)
    return [
      ...queryNameProblems(plan, parts.query),
      ...plan.parameters.flatMap(checked => parameterProblems(checked, parts)),
      ...bodyProblems(operation, parts, (media, type) => {
        const kind = bodyKindOf(type)
        const known = bodies.get(media)
        const check = known?.[kind] ?? bodyCheckOf(media, kind, `${operation.operationId} body`)
        bodies.set(media, { ...known, [kind]: check })
        return check
      }),
    ]
  }
}

type BodyCheck = (body: unknown) => readonly ContractProblem[]

const none: readonly ContractProblem[] = []

function queryNameProblems({ isKnown, single }: Plan, query: URLSearchParams): readonly ContractProblem[] {
  const names = [...query.keys()]
  return names.flatMap((name, index) => {
    const place = `query.${name}`
    if (!isKnown(name)) return [{ place, message: 'is not documented' }]
    return names.indexOf(name) < index && single.has(name)
      ? [{ place, message: 'is given more than once' }]
      : []
  })
}

function parameterProblems({ parameter, place, check }: Checked, parts: RequestParts) {
  const isOfHeaders = parameter.in === 'header' || parameter.in === 'cookie'
  if (takesTheRest(parameter) || (isOfHeaders && !parts.headers)) return none
  const text = parameter.in === 'query' ? undefined : textOf(parameter, parts)
  const isGiven = parameter.in === 'query' ? parts.query.has(parameter.name) : text !== undefined
  const values =
    parameter.in === 'query'
      ? valuesInQuery(parameter, parts.query)
      : text === undefined
        ? []
        : parameterValues(parameter, text)
  if (values.length === 0) return parameter.required && !isGiven ? [{ place, message: 'is required' }] : none
  if (parameter.allowEmptyValue && parts.query.get(parameter.name) === '') return none
  return leastProblems(values.map(value => check(place, value)))
}

/** Of what a text may mean, the first without a problem, or the first. */
function leastProblems(found: readonly (readonly ContractProblem[])[]): readonly ContractProblem[] {
  return found.find(problems => problems.length === 0) ?? found[0] ?? none
}

function textOf(parameter: Parameter, { path, headers }: RequestParts): string | undefined {
  switch (parameter.in) {
    case 'path':
      return Object.hasOwn(path, parameter.name) ? path[parameter.name] : undefined
    case 'header':
      return headers?.get(parameter.name) ?? undefined
    case 'cookie':
      return cookieOf(headers?.get('Cookie') ?? '', parameter.name)
    case 'query':
      return undefined
  }
}

function cookieOf(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/; */).find(pair => pair.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

function bodyProblems(
  { requestBody }: Operation,
  { body, type }: RequestParts,
  checkOf: (media: MediaType, type: string) => BodyCheck,
): readonly ContractProblem[] {
  const place = 'body'
  if (body === undefined) return requestBody?.required ? [{ place, message: 'is required' }] : none
  if (!requestBody) return [{ place, message: 'is not documented' }]
  const isForm = body instanceof FormData
  const sent = type ?? (isForm ? 'multipart/form-data' : 'application/json')
  const media = mediaTypeFor(requestBody.content, sent)
  if (media) return checkOf(media, sent)(body)
  const types = Object.keys(requestBody.content)
  if (types.length === 0) return none
  if (type !== undefined) {
    return [
      { place: 'header.Content-Type', message: `must be ${types.join(' or ')}, and is ${type || 'missing'}` },
    ]
  }
  return [{ place, message: isForm ? 'must be JSON, but is a form' : 'must be a form, but is JSON' }]
}
