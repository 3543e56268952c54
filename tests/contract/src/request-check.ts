import { createValidator } from './create-validator.ts'
import type { Documents } from './documents.ts'
import type { Operation } from './operations.ts'
import { parameterValue, schemaOf, takesTheRest } from './parameter-value.ts'

type Path = Readonly<Record<string, string>>

export type RequestCheck = (operation: Operation, path: Path, query: URLSearchParams) => readonly string[]

export function createRequestCheck(documents: Documents): RequestCheck {
  const validate = createValidator(documents, { coerceTypes: true })
  return ({ operationId, parameters }, path, query) => {
    const known = new Set(parameters.map(({ name }) => name))
    const unknown = parameters.some(takesTheRest) ? [] : [...query.keys()].filter(name => !known.has(name))
    const problems = parameters.flatMap(parameter => {
      const { name, required } = parameter
      const place = `${operationId} ${parameter.in}.${name}`
      const text = parameter.in === 'path' ? path[name] : (query.get(name) ?? undefined)
      if (text === undefined) return required ? [`${place}: is required`] : []
      return validate(place, schemaOf(parameter), parameterValue(parameter, text))
    })
    return [...unknown.map(name => `${operationId} query.${name}: is not documented`), ...problems]
  }
}
