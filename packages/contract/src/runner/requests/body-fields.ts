import fc from 'fast-check'
import type { Documents, Operation, Schema } from '../../documents/index.ts'
import type { Body } from '../exchanges/planned-request.ts'
import { arbitraryOf } from './arbitrary-of.ts'
import { propertiesOf, shapesOf } from './follow-schema.ts'
import type { Drawn } from './requests-of.ts'

type Fields = Readonly<Record<string, unknown>>

/** A field of one of a body's alternative schemas. */
export interface BodyField {
  readonly name: string
  readonly schema: Schema
  /** Whether the body has a single schema. With alternatives, an error can be reported in several ways. */
  readonly isOfOneShape: boolean
  /** A body of that schema with all fields. */
  readonly whole: Fields
  readonly kind: 'json' | 'form'
}

/** The fields of an operation's body; empty if it has no body. */
export function bodyFields(documents: Documents, { requestBody }: Operation): readonly BodyField[] {
  const json = requestBody?.content['application/json']?.schema
  const schema = json ?? requestBody?.content['multipart/form-data']?.schema
  if (!schema) return []
  const shapes = shapesOf(documents, schema)
  return shapes.flatMap(shape => {
    const parts = propertiesOf(shape)
    const all = fc.record(
      Object.fromEntries(parts.map(([name, part]) => [name, arbitraryOf(documents, {}, part)])),
    )
    const whole: Fields = fc.sample(all, { numRuns: 1, seed: 1 })[0] ?? {}
    return parts.map(([name, part]) => ({
      name,
      schema: part,
      isOfOneShape: shapes.length === 1,
      whole,
      kind: json ? ('json' as const) : ('form' as const),
    }))
  })
}

/** The request with one field of its body replaced; undefined removes the field. */
export function withField(drawn: Drawn, { name, whole, kind }: BodyField, value: unknown): Drawn {
  const fields = Object.fromEntries(
    Object.entries({ ...whole, [name]: value }).filter(([, given]) => given !== undefined),
  )
  const body: Body = kind === 'json' ? { json: fields } : { form: fields }
  return { ...drawn, body, isKnown: false }
}
