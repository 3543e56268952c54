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

export function isObject(node: unknown): node is Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null
}

function unescaped(name: string): string {
  return decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')
}
