import type { Host } from './documents.ts'
import { decoded } from './node-at.ts'
import type { Operation } from './operations.ts'

export interface FoundOperation {
  readonly operation: Operation
  /** The path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>
}

/** Creates a function that finds the operation of a request. */
export function createFindOperation(operations: readonly Operation[]) {
  const routes = Map.groupBy(
    operations.map(routeOf).toSorted((a, b) => a.variables.localeCompare(b.variables)),
    ({ operation: { host, method } }) => `${method} ${host}`,
  )
  return (host: Host, method: string, pathname: string): FoundOperation | undefined => {
    for (const { operation, names, pattern } of routes.get(`${method} ${host}`) ?? []) {
      const found = pattern.exec(pathname)
      if (!found) continue
      const values = names.map((name, place) => [name, decoded(found[place + 1] ?? '')])
      return { operation, path: Object.fromEntries(values) }
    }
    return undefined
  }
}

/**
 * The pattern of an operation's path. Sorting by `variables`, which has a 0 for a fixed segment and a 1 for a variable
 * one, puts fixed segments first: '/reviews/info' is not a review.
 */
function routeOf(operation: Operation) {
  const names: string[] = []
  const parts = operation.path.split(/\{([^}]+)\}/).map((part, place) => {
    if (place % 2 === 0) return part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    names.push(part)
    return '([^/]+)'
  })
  const segments = operation.path.split('/').map(segment => Number(segment.includes('{')))
  return { operation, names, pattern: new RegExp(`^${parts.join('')}$`), variables: segments.join('') }
}
