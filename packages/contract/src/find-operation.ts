import type { Host } from './documents.ts'
import { matchPath } from './match-path.ts'
import type { Operation } from './operations.ts'

export interface FoundOperation {
  readonly operation: Operation
  /** The parameters of the path, decoded. */
  readonly path: Readonly<Record<string, string>>
}

/** A fixed path wins over one with variables: '/reviews/info' is no review. */
export function createFindOperation(operations: readonly Operation[]) {
  const mostConcreteFirst = operations.toSorted((a, b) => variablesOf(a) - variablesOf(b))
  return (host: Host, method: string, pathname: string): FoundOperation | undefined => {
    for (const operation of mostConcreteFirst) {
      if (operation.host !== host || operation.method !== method) continue
      const path = matchPath(operation.path, pathname)
      if (path) return { operation, path }
    }
    return undefined
  }
}

function variablesOf({ path }: Operation): number {
  return path.split('{').length
}
