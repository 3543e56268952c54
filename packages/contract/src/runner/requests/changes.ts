import fc from 'fast-check'
import {
  type Documents,
  isObjectParameter,
  type Operation,
  type Parameter,
  type Schema,
  schemaOf,
  takesTheRest,
} from '../../documents/index.ts'
import { arbitraryOf } from './arbitrary-of.ts'
import { type BodySchema, bodySchemasOf } from './body-schemas.ts'
import { brokenFields, brokenTexts, extremesOf } from './edge-values.ts'
import { followSchema, propertiesOf, sentPropertiesOf, shapesOf } from './follow-schema.ts'
import type { Drawn } from './requests-of.ts'

/** A change to one place of a request. The contract decides whether it allows the changed request. */
export interface Change {
  /** The changed place: 'query.limit', 'body.name' or 'body'. */
  readonly place: string
  change(drawn: Drawn): Drawn
}

/** Changes that may make an allowed request forbidden. */
export function forbiddenChanges(documents: Documents, operation: Operation): readonly Change[] {
  const { parameters, requestBody } = operation
  const ofParameters = parameters
    .filter(parameter => !isObjectParameter(parameter))
    .flatMap(parameter => {
      const isOfPath = parameter.in === 'path'
      const texts = brokenTexts(documents, parameter).filter(
        text => !isOfPath || (text !== '' && !text.includes('/')),
      )
      // Without a path segment, the request would match another operation.
      const values = isOfPath ? texts : [undefined, ...texts]
      return values.map(value => withParameter(parameter, value))
    })
  const ofFields = bodyFields(documents, operation).flatMap(field =>
    [undefined, ...brokenFields(documents, field.schema)].map(value => withField(field, value)),
  )
  const ofObjects = parameters.flatMap(parameter => objectChanges(documents, parameter))
  const ofBody = requestBody ? [...invalidBodies.map(withBody), asText] : []
  return [...ofParameters, ...ofObjects, ...ofFields, ...ofBody]
}

/** Changes to the boundary values of parameters and fields. */
export function limitChanges(documents: Documents, operation: Operation): readonly Change[] {
  const ofParameters = operation.parameters
    .filter(parameter => !isObjectParameter(parameter))
    .flatMap(parameter =>
      extremesOf(documents, schemaOf(parameter)).map(value => withParameter(parameter, value)),
    )
  const ofFields = bodyFields(documents, operation).flatMap(field =>
    extremesOf(documents, field.schema).map(value => withField(field, value)),
  )
  return [...ofParameters, ...ofFields]
}

/** Changes to the properties of a parameter such as `filter[color]`. */
function objectChanges(documents: Documents, parameter: Parameter): readonly Change[] {
  if (!isObjectParameter(parameter) || takesTheRest(parameter)) return []
  return propertiesOf(followSchema(documents, schemaOf(parameter)).schema).flatMap(([name, schema]) =>
    brokenTexts(documents, { ...parameter, schema }).map(text => withParameter(parameter, { [name]: text })),
  )
}

/** The body as a text, by a media type that JSON does not have. */
const asText: Change = {
  place: 'header.Content-Type',
  change: drawn => {
    const { body } = drawn
    if (body === undefined || !('json' in body)) return drawn
    return { ...drawn, body: { text: JSON.stringify(body.json), type: 'text/plain' } }
  },
}

const invalidBodies = [undefined, 'null', '[]', '"text"', '{', '']

function withBody(text: string | undefined): Change {
  const body = text === undefined ? undefined : { text }
  return { place: 'body', change: drawn => ({ ...drawn, body }) }
}

/** Replaces the value of a parameter; undefined removes the parameter. */
export function withParameter(parameter: Parameter, value: unknown): Change {
  const { name } = parameter
  return {
    place: `${parameter.in}.${name}`,
    change: drawn => ({ ...drawn, values: { ...drawn.values, [name]: value }, isKnown: false }),
  }
}

type Fields = Readonly<Record<string, unknown>>

/** A field of one of a body's alternative schemas. */
interface BodyField {
  readonly name: string
  readonly schema: Schema
  /** The place that errors name. With alternative schemas, an error can be reported in several ways. */
  readonly place: string
  /** A body of that schema with all fields. */
  readonly whole: Fields
  readonly write: BodySchema['write']
}

/** The fields of an operation's body; empty if it has no body. */
function bodyFields(documents: Documents, operation: Operation): readonly BodyField[] {
  const [first] = bodySchemasOf(documents, operation)
  if (!first) return []
  const { schema, write } = first
  const shapes = shapesOf(documents, schema)
  return shapes.flatMap(shape => {
    const parts = sentPropertiesOf(documents, shape)
    const all = fc.record(
      Object.fromEntries(parts.map(([name, part]) => [name, arbitraryOf(documents, {}, part)])),
    )
    const whole: Fields = fc.sample(all, { numRuns: 1, seed: 1 })[0] ?? {}
    return parts.map(([name, part]) => ({
      name,
      schema: part,
      place: shapes.length === 1 ? `body.${name}` : 'body',
      whole,
      write,
    }))
  })
}

/** Replaces one field of the body; undefined removes the field. */
function withField({ name, place, whole, write }: BodyField, value: unknown): Change {
  const fields = Object.fromEntries(
    Object.entries({ ...whole, [name]: value }).filter(([, given]) => given !== undefined),
  )
  const body = write(fields)
  return { place, change: drawn => ({ ...drawn, body, isKnown: false }) }
}
