import { type Host, hosts } from './documents.ts'
import type { Operation } from './operations.ts'
import { createPathTree } from './path-tree.ts'

export interface FoundOperation {
  readonly operation: Operation
  /** The path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>
}

/** Fixed paths take precedence over ones with variables: '/reviews/info' is not a review. */
export function createFindOperation(operations: readonly Operation[]) {
  const methods = [...new Set(operations.map(({ method }) => method))]
  const trees = new Map(
    hosts.flatMap(host =>
      methods.map(method => {
        const own = operations.filter(operation => operation.host === host && operation.method === method)
        return [`${method} ${host}`, createPathTree(own.map(operation => [operation.path, operation]))]
      }),
    ),
  )
  return (host: Host, method: string, pathname: string): FoundOperation | undefined => {
    const found = trees.get(`${method} ${host}`)?.find(pathname)
    return found && { operation: found.value, path: found.path }
  }
}
