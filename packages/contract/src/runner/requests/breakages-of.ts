import { type Documents, type Operation, takesTheRest } from '../../documents/index.ts'
import { bodyFields, withField } from './body-fields.ts'
import { brokenFields, brokenTexts } from './broken-values.ts'
import type { Drawn } from './requests-of.ts'

/** A change that may make a valid request invalid. The contract decides whether it does. */
export interface Breakage {
  /** The changed place: 'query.limit', 'body.name' or 'body'. */
  readonly place: string
  change(drawn: Drawn): Drawn
}

const wholes = [undefined, 'null', '[]', '"text"', '{', '']

export function breakagesOf(documents: Documents, operation: Operation): readonly Breakage[] {
  const { requestBody } = operation
  const ofBody = requestBody ? wholes.map(text => bodyAs(text)) : []
  return [...ofParameters(documents, operation), ...ofFields(documents, operation), ...ofBody]
}

function ofParameters(documents: Documents, { parameters }: Operation): readonly Breakage[] {
  return parameters
    .filter(parameter => !takesTheRest(parameter))
    .flatMap(parameter => {
      const { name } = parameter
      const isOfPath = parameter.in === 'path'
      const texts = brokenTexts(documents, parameter).filter(
        text => !isOfPath || (text !== '' && !text.includes('/')),
      )
      // Without a path segment, the request would match another operation.
      const values = isOfPath ? texts : [undefined, ...texts]
      return values.map(value => ({
        place: `${parameter.in}.${name}`,
        change: (drawn: Drawn) => ({ ...drawn, values: { ...drawn.values, [name]: value } }),
      }))
    })
}

function ofFields(documents: Documents, operation: Operation): readonly Breakage[] {
  return bodyFields(documents, operation).flatMap(field =>
    [undefined, ...brokenFields(documents, field.schema)].map(value => ({
      place: field.isOfOneShape ? `body.${field.name}` : 'body',
      change: (drawn: Drawn) => withField(drawn, field, value),
    })),
  )
}

function bodyAs(text: string | undefined): Breakage {
  return {
    place: 'body',
    change: drawn => ({ ...drawn, body: text === undefined ? undefined : { text } }),
  }
}
