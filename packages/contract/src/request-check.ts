import { createValidator } from './create-validator.ts'
import type { Documents } from './documents.ts'
import { fieldsOf } from './form-fields.ts'
import type { Operation } from './operations.ts'
import { parameterValue, schemaOf, takesTheRest } from './parameter-value.ts'

type Path = Readonly<Record<string, string>>

/** The body is parsed JSON, a form, or undefined for none. */
export type RequestCheck = (
  operation: Operation,
  path: Path,
  query: URLSearchParams,
  body?: unknown,
) => readonly string[]

export function createRequestCheck(documents: Documents): RequestCheck {
  const validateText = createValidator(documents, { coerceTypes: true })
  const validate = createValidator(documents)

  function bodyProblems({ operationId, requestBody }: Operation, body: unknown): readonly string[] {
    const place = `${operationId} body`
    if (body === undefined) return requestBody?.required ? [`${place}: is required`] : []
    const json = requestBody?.content['application/json']?.schema
    const form = requestBody?.content['multipart/form-data']?.schema
    if (body instanceof FormData) {
      return form ? validateText(place, form, fieldsOf(body)) : [`${place}: a form is not documented`]
    }
    return json ? validate(place, json, body) : [`${place}: JSON is not documented`]
  }

  return (operation, path, query, body) => {
    const { operationId, parameters } = operation
    const known = new Set(parameters.map(({ name }) => name))
    const unknown = parameters.some(takesTheRest) ? [] : [...query.keys()].filter(name => !known.has(name))
    const problems = parameters.flatMap(parameter => {
      const { name, required } = parameter
      const place = `${operationId} ${parameter.in}.${name}`
      const text = parameter.in === 'path' ? path[name] : (query.get(name) ?? undefined)
      if (text === undefined) return required ? [`${place}: is required`] : []
      return validateText(place, schemaOf(parameter), parameterValue(parameter, text))
    })
    return [
      ...unknown.map(name => `${operationId} query.${name}: is not documented`),
      ...problems,
      ...bodyProblems(operation, body),
    ]
  }
}
