import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ContractProblem } from './contract-problem.ts'
import type { Documents, Schema } from './documents.ts'

/** The problems of a value that stands at a place; none where it is what the schema describes. */
export type Check = (place: string, value: unknown) => readonly ContractProblem[]

const none: readonly ContractProblem[] = []

/**
 * Makes checks of schemas that may refer to the documents'. A schema is compiled when something is first held to it:
 * compiling all of them takes longer than a server may need to start. Unknown keywords are refused.
 */
export function createValidator(documents: Documents, options: Options = {}): (schema: Schema) => Check {
  let ajv: Ajv2020 | undefined
  return schema => {
    let validate: ((value: unknown) => boolean) & { errors?: readonly ErrorObject[] | null }
    return (place, value) => {
      ajv ??= createAjv(documents, options)
      validate ??= ajv.compile(schema)
      return validate(value) ? none : (validate.errors ?? []).map(error => problemOf(place, error))
    }
  }
}

function createAjv(documents: Documents, options: Options): Ajv2020 {
  // Whether the schemas are schemas is a matter for the linter.
  const ajv = new Ajv2020({
    allErrors: true,
    strictRequired: false,
    meta: false,
    validateSchema: false,
    ...options,
  })
  ajv.addVocabulary(['x-assumed'])
  addFormats.default(ajv)
  for (const [file, { components }] of Object.entries(documents)) {
    for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
      ajv.addSchema(schema, `${file}#/components/schemas/${name}`)
    }
  }
  return ajv
}

function problemOf(place: string, { instancePath, keyword, params, message }: ErrorObject): ContractProblem {
  const path = place + instancePath.replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')
  switch (keyword) {
    case 'required':
      return { place: `${path}.${params.missingProperty}`, message: 'is required' }
    case 'additionalProperties':
      return { place: `${path}.${params.additionalProperty}`, message: 'is not documented' }
    case 'unevaluatedProperties':
      return { place: `${path}.${params.unevaluatedProperty}`, message: 'is not documented' }
    case 'enum':
      return { place: path, message: `must be one of ${params.allowedValues.join(', ')}` }
    case 'const':
      return { place: path, message: `must be ${JSON.stringify(params.allowedValue)}` }
    default:
      return { place: path, message: message ?? `breaks ${keyword}` }
  }
}
