import { type Documents, nodeAt, type Operation, type Schema } from '@jeoul/contract/documents'

/**
 * Whether a place of a request or a response is only assumed: it, or something that contains it, has
 * `x-assumed` in the documents.
 *
 * @param place such as 'query.limit', 'body.result.items.0.name'
 * @param status of the response; undefined for places of the request
 */
export function isAssumed(
  documents: Documents,
  operation: Operation,
  place: string,
  status?: number,
): boolean {
  if (operation.isAssumed) return true
  const response = status === undefined ? undefined : operation.responses.get(status)
  if (response?.['x-assumed']) return true
  const [part = '', ...path] = place.split('.')
  if (part !== 'body') {
    const all = [...operation.parameters, ...operation.headerParameters]
    return all.some(each => `${each.in}.${each.name}` === place && each['x-assumed'] === true)
  }
  const content = status === undefined ? operation.requestBody?.content['application/json'] : response?.json
  const schema = content?.schema ?? {}
  return isAssumedBelow(documents, schema, path)
}

function isAssumedBelow(documents: Documents, schema: Schema, path: readonly string[]): boolean {
  const all = partsOf(documents, schema)
  if (all.some(part => part['x-assumed'] === true)) return true
  const [name, ...rest] = path
  if (name === undefined) return false
  return all.flatMap(part => insideOf(part, name)).some(inside => isAssumedBelow(documents, inside, rest))
}

/** A schema with all that it refers to or is composed of. */
function partsOf(documents: Documents, schema: Schema): readonly Schema[] {
  const inner = [
    ...(typeof schema.$ref === 'string' ? [nodeAt(documents, schema.$ref)] : []),
    ...['allOf', 'oneOf', 'anyOf'].flatMap(key => listOf(schema[key])),
  ]
  return [schema, ...inner.filter(isSchema).flatMap(part => partsOf(documents, part))]
}

function insideOf({ properties, items, additionalProperties }: Schema, name: string): readonly Schema[] {
  const property = isSchema(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined
  const item = /^\d+$/.test(name) ? items : undefined
  return [property, item, additionalProperties].filter(isSchema)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}
