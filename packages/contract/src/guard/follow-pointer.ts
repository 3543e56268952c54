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
