import { methods } from './openapi-nodes.ts'
import { isNode, type Node, type Path, type Report, targetOf } from './reference-to.ts'

/**
 * Gives the operations of a mended document what they lack: an id of their own, the parameters that their paths name,
 * and responses.
 * @param ids of the operations so far, also of other documents
 */
export function completeOperations(documents: object, root: string, ids: Set<string>, report: Report): void {
  const followed = (node: unknown): Node => {
    const target = isNode(node) && typeof node.$ref === 'string' ? targetOf(documents, node.$ref)?.node : node
    return isNode(target) ? target : {}
  }
  const paths = followed(followed(Reflect.get(documents, root)).paths)
  for (const path of Object.keys(paths)) {
    const place = [root, 'paths', path]
    if (!path.startsWith('/')) {
      if (!path.startsWith('x-')) report(place, "must begin with '/', so it is left out")
      delete paths[path]
      continue
    }
    // An item that several paths refer to has other ids under each of them.
    const item = structuredClone(followed(paths[path]))
    paths[path] = item
    for (const method of methods) {
      if (!isNode(item[method])) continue
      const operation = structuredClone(followed(item[method]))
      item[method] = operation
      completeOperation(operation, [...place, method], {
        named: namesIn(path),
        declared: [...listOf(item.parameters), ...listOf(operation.parameters)].map(followed),
      })
    }
  }

  function completeOperation(
    operation: Node,
    place: Path,
    { named, declared }: { readonly named: readonly string[]; readonly declared: readonly Node[] },
  ): void {
    const [, , path = '', method = ''] = place
    const given = operation.operationId
    if (typeof given === 'string' && ids.has(given)) {
      report(
        [...place, 'operationId'],
        `'${given}' is the id of another operation, so '${method} ${path}' is taken`,
      )
    }
    const id = typeof given === 'string' && !ids.has(given) ? given : `${method} ${path}`
    operation.operationId = ids.has(id) ? `${id} (${ids.size})` : id
    ids.add(String(operation.operationId))
    const missing = named.filter(name => !declared.some(one => one.in === 'path' && one.name === name))
    for (const name of missing) {
      report(place, `has no parameter for {${name}} of its path, so any text is taken`)
    }
    const added = missing.map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
    operation.parameters = [...listOf(operation.parameters), ...added]
    if (Object.keys(followed(operation.responses)).length > 0) return
    report(place, 'has no responses, so any answer is taken')
    operation.responses = { default: {} }
  }
}

function namesIn(path: string): readonly string[] {
  return [...new Set([...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name))]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
