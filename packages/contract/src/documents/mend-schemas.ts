import { Ajv2020 } from 'ajv/dist/2020.js'
import { patternOf } from './pattern-of.ts'
import { isNode, type Node, type Path, type Report, reportNoTarget, targetOf } from './reference-to.ts'

/** Keywords that hold schemas. Source: JSON Schema 2020-12, section 10. */
const tables = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const singles = ['not', 'if', 'then', 'else', 'items', 'additionalProperties', 'contains', 'propertyNames']
const late = ['unevaluatedItems', 'unevaluatedProperties']
/** Those whose schemas apply to the same value, so that one of them must not lead back to itself. */
const inPlace = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas']
/** Keywords that rename schemas or go by such names, and others that mean something to the validator alone. */
const ignored = [
  '$id',
  'id',
  '$anchor',
  '$schema',
  '$async',
  '$data',
  '$vocabulary',
  'nullable',
  'dependencies',
]
const dynamic = ['$dynamicRef', '$dynamicAnchor', '$recursiveRef', '$recursiveAnchor']

const ajv = new Ajv2020({ strict: false, logger: false, allErrors: true })
/** Checks the keywords of one schema, without the schemas inside it. */
const hasValidKeywords = ajv.getSchema('https://json-schema.org/draft/2020-12/meta/validation')

/** A reference from one schema to another for the same value. */
interface Edge {
  readonly to: string
  readonly node: Node
  readonly path: Path
}

/** Creates a mender of the schemas of documents: keywords that can't be used are removed from them and reported. */
export function createSchemaMender(documents: object, report: Report) {
  const pending: { readonly schema: Node; readonly path: Path; readonly reference: string }[] = []
  const edges = new Map<string, Edge[]>()

  /** @param reference of the schema that this is a part of for the same value; empty for none */
  function mendSchema(schema: unknown, path: Path, reference: string): void {
    if (!isNode(schema)) return
    for (const name of ignored) delete schema[name]
    mendKeywords(schema, path)
    mendReference(schema, path, reference)
    mendPatterns(schema, path)
    for (const [name, inside] of schemasIn(schema)) {
      const isSame = inPlace.includes(name)
      for (const [part, place] of inside) mendSchema(part, [...path, ...place], isSame ? reference : '')
    }
  }

  function mendKeywords(schema: Node, path: Path): void {
    if (hasValidKeywords && !hasValidKeywords(schema)) {
      for (const { instancePath, message = 'is not valid' } of hasValidKeywords.errors ?? []) {
        const [, name = ''] = instancePath.split('/')
        drop(schema, path, name, message)
      }
    }
    if (Array.isArray(schema.enum) && schema.enum.length === 0) drop(schema, path, 'enum', 'has no values')
    if ('format' in schema && typeof schema.format !== 'string')
      drop(schema, path, 'format', 'must be string')
    for (const name of dynamic) drop(schema, path, name, 'is not supported')
    for (const name of tables) {
      if (!isNode(schema[name])) drop(schema, path, name, 'must be object')
    }
    for (const name of lists) {
      if (!Array.isArray(schema[name]) || schema[name].length === 0)
        drop(schema, path, name, 'must be a list of schemas')
    }
    for (const name of [...singles, ...late]) {
      if (!isSchema(schema[name])) drop(schema, path, name, 'must be a schema')
    }
    for (const [name, inside] of schemasIn(schema)) {
      for (const [part, place] of inside) if (!isSchema(part)) open(schema[name], [...path, ...place])
    }
  }

  /** Removes a keyword; there is nothing to say if another error removed it. */
  function drop(schema: Node, path: Path, name: string, message: string): void {
    if (!Object.hasOwn(schema, name)) return
    report([...path, name], `${message}, so it is left out`)
    delete schema[name]
  }

  /** Replaces a part that is no schema by one that allows anything. */
  function open(holder: unknown, path: Path): void {
    report(path, 'must be a schema, so anything is taken there')
    if (isNode(holder) || Array.isArray(holder)) Reflect.set(holder, path.at(-1) ?? '', {})
  }

  function mendReference(schema: Node, path: Path, from: string): void {
    if (!('$ref' in schema)) return
    const target = typeof schema.$ref === 'string' ? targetOf(documents, schema.$ref) : undefined
    if (!target) {
      reportNoTarget(documents, String(schema.$ref), path, report)
      delete schema.$ref
      return
    }
    const { reference, node } = target
    schema.$ref = reference
    if (from !== '') edges.set(from, [...(edges.get(from) ?? []), { to: reference, node: schema, path }])
    if (edges.has(reference)) return
    edges.set(reference, [])
    if (isNode(node)) pending.push({ schema: node, path: target.path, reference })
  }

  function mendPatterns(schema: Node, path: Path): void {
    if (typeof schema.pattern === 'string' && !patternOf(schema.pattern))
      drop(schema, path, 'pattern', `'${schema.pattern}' is no regular expression`)
    if (!isNode(schema.patternProperties)) return
    for (const pattern of Object.keys(schema.patternProperties)) {
      if (!patternOf(pattern))
        drop(schema.patternProperties, [...path, 'patternProperties'], pattern, 'is no regular expression')
    }
  }

  /** Removes the references by which a schema applies to its value again and again. */
  function breakCircles(): void {
    const done = new Set<string>()
    const open = new Set<string>()
    const visit = (reference: string) => {
      open.add(reference)
      for (const { to, node, path } of edges.get(reference) ?? []) {
        if (open.has(to)) {
          report(path, 'leads back to itself for the same value, so it is left out')
          delete node.$ref
        } else if (!done.has(to)) visit(to)
      }
      open.delete(reference)
      done.add(reference)
    }
    for (const reference of edges.keys()) if (!done.has(reference)) visit(reference)
  }

  return {
    mend: (schema: unknown, path: Path) => mendSchema(schema, path, ''),
    /** Mends the schemas that were referred to. */
    finish(): void {
      for (let next = pending.pop(); next; next = pending.pop()) {
        mendSchema(next.schema, next.path, next.reference)
      }
      breakCircles()
    },
  }
}

function isSchema(value: unknown): boolean {
  return isNode(value) || typeof value === 'boolean'
}

/** The schemas inside a schema by keyword, each with its place below the schema. */
function schemasIn(schema: Node): readonly (readonly [string, readonly (readonly [unknown, Path])[]])[] {
  const parts = [...tables, ...lists].flatMap(name => {
    const value = schema[name]
    const inside = isNode(value) || Array.isArray(value) ? Object.entries(value) : []
    return inside.length === 0
      ? []
      : [[name, inside.map(([key, part]) => [part, [name, key]] as const)] as const]
  })
  const own = [...singles, ...late]
    .filter(name => name in schema)
    .map(name => [name, [[schema[name], [name]] as const]] as const)
  return [...parts, ...own]
}
