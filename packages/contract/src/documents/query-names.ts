import type { Operation } from './operations.ts'
import { hasName, isObjectParameter, takesTheRest } from './parameter-style.ts'

/** The names that the query of an operation may have. */
interface QueryNames {
  /** Names that are written out in the document; of an object, that of the parameter. */
  readonly all: readonly string[]
  readonly isKnown: (name: string) => boolean
}

export function queryNamesOf({ parameters, credentials = [] }: Operation): QueryNames {
  const query = parameters.filter(parameter => parameter.in === 'query')
  const keys = credentials.flat().filter(scheme => scheme.in === 'query')
  const others = query.filter(isObjectParameter)
  const simple = new Set([...query.filter(each => !others.includes(each)), ...keys].map(({ name }) => name))
  const takesAll = query.some(takesTheRest)
  return {
    all: [...simple, ...others.map(({ name }) => name)],
    isKnown: name => takesAll || simple.has(name) || others.some(each => hasName(each, name)),
  }
}
