const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']

/**
 * The place of a change: the operation as 'GET /front/v3/items', and the place inside it as
 * '200.result.items[].name'.
 */
export interface ChangePlace {
  readonly operation: string
  /** Empty for the operation as a whole. */
  readonly place: string
}

/** Returns the name of a parameter, such as 'query.sort', by its pointer. */
export type NameParameter = (segments: readonly string[]) => string | undefined

/** @param path a JSON pointer of Redocly's report */
export function changePlace(path: string, nameParameter: NameParameter): ChangePlace {
  const segments = path.replace(/^#\//, '').split('/').map(readSegment)
  const [top, address = '', method = '', ...rest] = segments
  if (top !== 'paths') return { operation: 'every operation', place: segments.join('.') }
  if (!methods.includes(method)) return { operation: `every method of ${address}`, place: '' }
  const parameter =
    rest[0] === 'parameters' && rest.length > 1 ? nameParameter(segments.slice(0, 5)) : undefined
  const named = parameter === undefined ? rest : [parameter, ...rest.slice(2)]
  return { operation: `${method.toUpperCase()} ${address}`, place: placeInside(named) }
}

/** Formats a pointer inside an operation like the path of a field. */
function placeInside(segments: readonly string[]): string {
  let place = ''
  let isName = false
  let isMediaType = false
  for (const segment of segments) {
    if (isMediaType) isMediaType = false
    else if (isName) {
      place += place === '' ? segment : `.${segment}`
      isName = false
    } else if (segment === 'properties') isName = true
    else if (segment === 'content') isMediaType = true
    else if (segment === 'items') place += '[]'
    else if (segment === 'additionalProperties') place += '.*'
    else if (segment === 'requestBody') place = 'body'
    else if (!isSilent(segment) && !(place !== '' && /^\d+$/.test(segment))) {
      place += place === '' ? segment : `.${segment}`
    }
  }
  return place
}

/** Segments that are not part of a field's name. */
function isSilent(segment: string): boolean {
  return ['responses', 'schema', 'allOf', 'oneOf', 'anyOf', '$ref'].includes(segment)
}

function readSegment(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** Resolves a pointer in a document without external references; undefined if it leads nowhere. */
export function follow(document: unknown, pointer: readonly string[]): unknown {
  let node = document
  for (const name of pointer) {
    node = dereference(document, node)
    node = isRecord(node) ? node[name] : undefined
  }
  return dereference(document, node)
}

export function isParameter(node: unknown): node is { readonly in: string; readonly name: string } {
  return isRecord(node) && typeof node.in === 'string' && typeof node.name === 'string'
}

function dereference(document: unknown, node: unknown): unknown {
  if (!isRecord(node) || typeof node.$ref !== 'string') return node
  const pointer = node.$ref.slice(2).split('/')
  return follow(
    document,
    pointer.map(name => name.replaceAll('~1', '/').replaceAll('~0', '~')),
  )
}

/** Whether a node has members: an object or a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
