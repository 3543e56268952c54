import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Documents, Schema } from './documents.ts'
import { nodeAt } from './node-at.ts'
import { patternOf } from './pattern-of.ts'

/** A part of a request or a response that does not match the documents. */
export interface ContractProblem {
  /**
   * Such as 'query.limit', 'path.id', 'header.Content-Type', 'body.result.items.0.name', or 'body' for the
   * whole body.
   */
  readonly place: string
  readonly message: string
}

/** Formats a problem as one line for a log. */
export function describeProblem({ place, message }: ContractProblem): string {
  return `${place}: ${message}`
}

/**
 * Validates a value.
 * @returns the problems, with their places below `place`; none if it matches the schema
 */
export type Check = (place: string, value: unknown) => readonly ContractProblem[]

/** For other hosts' documents, which may have unknown keywords and formats. */
export const lenient: Options = {
  strict: false,
  logger: false,
  code: { regExp: Object.assign((pattern: string) => patternOf(pattern) ?? /(?:)/, { code: 'patternOf' }) },
}

const none: readonly ContractProblem[] = []

/** Notes that a schema can't be used, by the name that it was given. */
export type OnUnusable = (name: string, why: string) => void

/** Transforms a schema before it is compiled. `reference` is its place in the documents, if it has one. */
type Prepare = (schema: Schema, reference?: string) => Schema

/**
 * Creates validators for schemas that may refer to the documents. A schema is compiled, with those it refers
 * to, on first use, because compiling all of them would make the server start too slowly.
 *
 * @param onUnusable called once for a schema that can't be compiled or run, which then allows anything; by default the
 *   error is thrown
 */
export function createValidator(
  documents: Documents,
  options: Options = {},
  prepare: Prepare = schema => schema,
  onUnusable?: OnUnusable,
): (schema: Schema, name: string) => Check {
  let ajv: Ajv2020 | undefined
  const known = new Set<string>()

  /** Registers the schemas that a schema refers to. */
  function introduce(compiler: Ajv2020, schema: Schema): void {
    for (const reference of referencesIn(schema)) {
      if (known.has(reference)) continue
      known.add(reference)
      const target = nodeAt(documents, reference)
      if (typeof target === 'boolean') compiler.addSchema(target, reference)
      if (!isSchema(target)) continue
      const prepared = prepare(target, reference)
      compiler.addSchema(prepared, reference)
      introduce(compiler, prepared)
    }
  }

  return (schema, name) => {
    let validate: ((value: unknown) => boolean) & { errors?: readonly ErrorObject[] | null }
    function compile() {
      ajv ??= createAjv(options)
      const prepared = prepare(schema)
      introduce(ajv, prepared)
      return ajv.compile(prepared)
    }
    return (place, value) => {
      try {
        validate ??= compile()
        if (validate(value)) return none
        // The error of an `if` only says that there are others.
        return (validate.errors ?? [])
          .filter(({ keyword }) => keyword !== 'if')
          .map(error => problemOf(place, error))
      } catch (error) {
        if (!onUnusable) throw error
        validate = () => true
        onUnusable(name, error instanceof Error ? error.message : String(error))
        return none
      }
    }
  }
}

function createAjv(options: Options): Ajv2020 {
  // The linter checks that the schemas themselves are valid.
  const usual = { allErrors: true, strictRequired: false, meta: false, validateSchema: false } as const
  const ajv = new Ajv2020({ ...usual, ...options })
  ajv.addVocabulary(['x-assumed'])
  addFormats.default(ajv)
  return ajv
}

function referencesIn(schema: Schema): readonly string[] {
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === '$ref' && typeof value === 'string') return [value]
    return isSchema(value) ? referencesIn(value) : []
  })
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
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
    case 'false schema':
      return { place: path, message: 'must not be there' }
    case 'enum':
      return { place: path, message: `must be one of ${params.allowedValues.join(', ')}` }
    case 'const':
      return { place: path, message: `must be ${JSON.stringify(params.allowedValue)}` }
    default:
      return { place: path, message: message ?? `breaks ${keyword}` }
  }
}
