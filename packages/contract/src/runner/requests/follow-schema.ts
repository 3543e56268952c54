import { type Documents, nodeAt, type Schema } from '../../documents/index.ts'

export interface NamedSchema {
  /** The name in `components`; empty for an inline schema. */
  readonly name: string
  readonly schema: Schema
}

/** Resolves a schema's reference, and that of the schema it leads to, whose name it gets. */
export function followSchema(documents: Documents, given: Schema): NamedSchema {
  let [name, schema] = ['', given]
  while (typeof schema.$ref === 'string') {
    name = schema.$ref.split('/').at(-1) ?? ''
    schema = asSchema(nodeAt(documents, schema.$ref))
  }
  return { name, schema }
}

/** The alternative schemas of an object: its `oneOf`, or the schema itself. */
export function shapesOf(documents: Documents, schema: Schema): readonly Schema[] {
  const { schema: followed } = followSchema(documents, schema)
  const { oneOf } = followed
  return Array.isArray(oneOf) ? oneOf.flatMap(part => shapesOf(documents, asSchema(part))) : [followed]
}

/** Properties by name. */
export function propertiesOf({ properties }: Schema): readonly (readonly [string, Schema])[] {
  return isSchema(properties)
    ? Object.entries(properties).map(([name, part]) => [name, asSchema(part)] as const)
    : []
}

/** Those of the properties that requests have. */
export function sentPropertiesOf(documents: Documents, schema: Schema): ReturnType<typeof propertiesOf> {
  return propertiesOf(schema).filter(
    ([, part]) => part.readOnly !== true && followSchema(documents, part).schema.readOnly !== true,
  )
}

function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null
}

export function asSchema(part: unknown): Schema {
  return isSchema(part) ? part : {}
}

export function asNumber(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

export function asNames(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
