/**
 * The node that a reference leads to, or undefined.
 * @param reference a file and a JSON pointer (RFC 6901), such as 'list.yaml#/components/schemas/ListItem'
 */
export function nodeAt(documents: object, reference: string): unknown {
  const [file = '', pointer = ''] = reference.split('#')
  return [file, ...pointer.split('/').slice(1).map(unescaped)].reduce<unknown>(
    (node, name) => (isObject(node) && Object.hasOwn(node, name) ? node[name] : undefined),
    documents,
  )
}

/** Returns an object, or the one that it refers to; an empty one if there is none. */
export function followed(documents: object, node: unknown): Readonly<Record<string, unknown>> {
  const target = isObject(node) && typeof node.$ref === 'string' ? nodeAt(documents, node.$ref) : node
  return isObject(target) ? target : {}
}

export function isObject(node: unknown): node is Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null
}

function unescaped(name: string): string {
  return decoded(name).replaceAll('~1', '/').replaceAll('~0', '~')
}

/** Decodes an escaped text. A text that can't be decoded is kept as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
