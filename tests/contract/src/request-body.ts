import { type Documents, formOf, type Operation, type Schema } from '@jeoul/contract'
import fc from 'fast-check'
import { arbitraryOf, type Known } from './arbitrary-of.ts'

/** A body before it is sent: parsed JSON, a form, or undefined for none. */
export type Body = unknown

/** Any body that the document allows; undefined where it has none. */
export function bodiesOf(documents: Documents, known: Known, operation: Operation): fc.Arbitrary<Body> {
  const { json, form } = bodySchemas(operation)
  if (json) return arbitraryOf(documents, known, json)
  if (!form) return fc.constant(undefined)
  return arbitraryOf(documents, known, form).map(fields => formOf(Object(fields), ['images[]']))
}

/** The required fields of an operation's body; none where it has no body or several shapes. */
export function requiredFields(documents: Documents, operation: Operation): readonly string[] {
  const { json, form } = bodySchemas(operation)
  const { required } = resolved(documents, json ?? form ?? {})
  return Array.isArray(required) ? required.map(String) : []
}

/** What fetch is told to send it. */
export function bodyInit(body: Body): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

function bodySchemas({ requestBody }: Operation) {
  const content = requestBody?.content
  return { json: content?.['application/json']?.schema, form: content?.['multipart/form-data']?.schema }
}

function resolved(documents: Documents, schema: Schema): Schema {
  if (typeof schema.$ref !== 'string') return schema
  const [file = '', pointer = ''] = schema.$ref.split('#')
  return documents[file]?.components?.schemas?.[pointer.split('/').at(-1) ?? ''] ?? {}
}
