import {
  bodyKindOf,
  type Documents,
  type MediaType,
  type Operation,
  type Schema,
} from '../../documents/index.ts'
import type { Body } from '../exchanges/exchange.ts'
import { asSchema, followSchema, propertiesOf } from './follow-schema.ts'

/** A way of writing an operation's body. */
export interface BodySchema {
  readonly schema: Schema
  readonly isForm: boolean
  write(value: unknown): Body
}

/**
 * How an operation's body can be written, for each media type of the documents. A media type that no schema describes,
 * as XML, has the documents' example. Empty if the operation has no body, or none that can be written.
 */
export function bodySchemasOf(documents: Documents, { requestBody }: Operation): readonly BodySchema[] {
  return Object.entries(requestBody?.content ?? {}).flatMap(([range, media]) =>
    bodySchemaOf(documents, typeIn(range), media),
  )
}

function bodySchemaOf(documents: Documents, type: string, media: MediaType): readonly BodySchema[] {
  const { schema } = media
  const given = usualTypes.includes(type) ? {} : { type }
  switch (bodyKindOf(type)) {
    case 'json':
      return [{ schema, isForm: false, write: json => ({ json, ...given }) }]
    case 'parts': {
      const files = filesOf(documents, schema)
      const own = files.length > 0 && { files }
      return [{ schema, isForm: true, write: fields => ({ form: { ...Object(fields) }, ...given, ...own }) }]
    }
    case 'form':
      return [{ schema, isForm: true, write: fields => ({ form: { ...Object(fields) }, type }) }]
    case 'text':
      return [{ schema, isForm: false, write: text => ({ text: String(text), type }) }]
    case 'bytes': {
      const text = exampleOf(media)
      return typeof text === 'string'
        ? [{ schema: { const: text }, isForm: false, write: () => ({ text, type }) }]
        : []
    }
  }
}

const usualTypes = ['application/json', 'multipart/form-data']

/** The type that is sent for a range, which Spring writes for JSON. */
function typeIn(range: string): string {
  if (range === 'text/*') return 'text/plain'
  if (range === 'multipart/*') return 'multipart/form-data'
  return range.includes('*') ? 'application/json' : range
}

/** Fields whose texts stand for files. */
function filesOf(documents: Documents, schema: Schema): readonly string[] {
  return propertiesOf(followSchema(documents, schema).schema).flatMap(([name, part]) => {
    const { schema: own } = followSchema(documents, part)
    const each = own.type === 'array' ? followSchema(documents, asSchema(own.items)).schema : own
    return each.format === 'binary' ? [name] : []
  })
}

function exampleOf({ examples, schema, ...media }: MediaType): unknown {
  const [first] = Object.values(examples ?? {})
  return media.example ?? first?.value ?? schema.example
}
