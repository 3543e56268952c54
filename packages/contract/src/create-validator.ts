import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Documents, Schema } from './documents.ts'

/** The problems of a value, one line each. */
export type Validate = (place: string, schema: Schema, value: unknown) => readonly string[]

/** A validator that knows the documents' schemas, and is strict about keywords that it does not know. */
export function createValidator(documents: Documents, options: Options = {}): Validate {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, ...options })
  ajv.addVocabulary(['x-assumed'])
  addFormats.default(ajv)
  for (const [file, { components }] of Object.entries(documents)) {
    for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
      ajv.addSchema(schema, `${file}#/components/schemas/${name}`)
    }
  }
  return (place, schema, value) => {
    const validate = ajv.compile(schema)
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${place}${instancePath}: ${message} ${JSON.stringify(params)}`,
    )
  }
}
