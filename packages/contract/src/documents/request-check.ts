import type { ContractProblem } from './create-validator.ts'
import { type Check, createValidator, lenient, type OnUnusable } from './create-validator.ts'
import type { Documents, Parameter } from './documents.ts'
import { fieldsOf } from './form-fields.ts'
import type { Operation } from './operations.ts'
import { isRepeated, parameterValue, schemaOf, takesTheRest } from './operations.ts'

type Texts = Readonly<Record<string, string>>

/** The parts of a request. */
export interface RequestParts {
  /** Decoded. */
  readonly path: Texts
  readonly query: URLSearchParams
  /** Headers and cookies are not validated if left out. */
  readonly headers?: Pick<Headers, 'get'> | undefined
  /** Parsed JSON, a form, or undefined for none. */
  readonly body?: unknown
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
  /** Allowed names in the query; undefined if any is. */
  readonly known: ReadonlySet<string> | undefined
  /** Names that may be given more than once. */
  readonly repeated: ReadonlySet<string>
  readonly json: Check | undefined
  readonly form: Check | undefined
}

/** @param onUnusable for documents of other hosts, whose schemas may be unusable */
export function createRequestCheck(documents: Documents, onUnusable?: OnUnusable): RequestCheck {
  const options = onUnusable ? lenient : {}
  const checkOfText = createValidator(documents, { ...options, coerceTypes: true }, undefined, onUnusable)
  const checkOf = createValidator(documents, options, undefined, onUnusable)
  const plans = new Map<string, Plan>()

  function planOf({ operationId, parameters, headerParameters, requestBody }: Operation): Plan {
    const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {}
    const query = parameters.filter(parameter => parameter.in === 'query')
    return {
      parameters: [...parameters, ...headerParameters].map(parameter => ({
        parameter,
        place: `${parameter.in}.${parameter.name}`,
        check: checkOfText(schemaOf(parameter), `${operationId} ${parameter.in}.${parameter.name}`),
      })),
      known: query.some(takesTheRest) ? undefined : new Set(query.map(({ name }) => name)),
      repeated: new Set(query.filter(isRepeated).map(({ name }) => name)),
      json: json && checkOf(json.schema, `${operationId} body`),
      form: form && checkOfText(form.schema, `${operationId} body`),
    }
  }

  return (operation, parts) => {
    const plan = plans.get(operation.operationId) ?? planOf(operation)
    plans.set(operation.operationId, plan)
    return [
      ...queryNameProblems(plan, parts.query),
      ...plan.parameters.flatMap(checked => parameterProblems(checked, parts)),
      ...bodyProblems(operation, plan, parts.body),
    ]
  }
}

function queryNameProblems({ known, repeated }: Plan, query: URLSearchParams): readonly ContractProblem[] {
  const names = known ? [...query.keys()] : []
  return names.flatMap((name, index) => {
    const place = `query.${name}`
    if (!known?.has(name)) return [{ place, message: 'is not documented' }]
    return names.indexOf(name) < index && !repeated.has(name)
      ? [{ place, message: 'is given more than once' }]
      : []
  })
}

function parameterProblems({ parameter, place, check }: Checked, parts: RequestParts) {
  if (takesTheRest(parameter)) return []
  if (isRepeated(parameter) && parts.query.has(parameter.name)) {
    return check(place, parts.query.getAll(parameter.name))
  }
  const text = textOf(parameter, parts)
  if (text !== undefined) return check(place, parameterValue(parameter, text))
  return parameter.required ? [{ place, message: 'is required' }] : []
}

function textOf(parameter: Parameter, { path, query, headers }: RequestParts): string | undefined {
  switch (parameter.in) {
    case 'path':
      return Object.hasOwn(path, parameter.name) ? path[parameter.name] : undefined
    case 'query':
      return query.get(parameter.name) ?? undefined
    case 'header':
      return headers?.get(parameter.name) ?? undefined
    case 'cookie':
      return cookieOf(headers?.get('Cookie') ?? '', parameter.name)
  }
}

function cookieOf(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/; */).find(pair => pair.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

function bodyProblems({ requestBody }: Operation, { json, form }: Plan, body: unknown) {
  const place = 'body'
  if (body === undefined) return requestBody?.required ? [{ place, message: 'is required' }] : []
  if (!requestBody) return [{ place, message: 'is not documented' }]
  if (body instanceof FormData) {
    return form?.(place, fieldsOf(body)) ?? [{ place, message: 'must be JSON, but is a form' }]
  }
  return json?.(place, body) ?? [{ place, message: 'must be a form, but is JSON' }]
}
