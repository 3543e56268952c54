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
    const path = unescaped(pathname)
    // Whoever can be asked by GET can be asked by HEAD (RFC 9110, section 9.3.2).
    const own = routes.get(`${method} ${host}`) ?? []
    for (const { operation, names, pattern } of method === 'HEAD'
      ? [...own, ...(routes.get(`GET ${host}`) ?? [])]
      : own) {
      const found = pattern.exec(path)
      if (!found) continue
      const values = names.map((name, place) => [name, decoded(found[place + 1] ?? '')])
      return { operation, path: Object.fromEntries(values) }
    }
    return undefined
  }
}

/**
 * The pattern of an operation's path. Sorting by `variables` puts fixed segments first, and those that are fixed in part
 * next: '/reviews/info' is not a review, and '/files/{id}.{format}' is no other file.
 */
function routeOf(operation: Operation) {
  const names: string[] = []
  const parts = operation.path.split(/\{([^}]+)\}/).map((part, place) => {
    if (place % 2 === 0) return unescaped(part).replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    names.push(part)
    return '([^/]+)'
  })
  const segments = operation.path.split('/').map(segment => {
    if (!segment.includes('{')) return 0
    return /^\{[^}]+\}$/.test(segment) ? 2 : 1
  })
  return { operation, names, pattern: new RegExp(`^${parts.join('')}$`), variables: segments.join('') }
}

/** A path with one way of escaping: nothing but '%' and slashes within segments. */
function unescaped(path: string): string {
  if (!path.includes('%')) return path
  return path
    .split('/')
    .map(segment => decoded(segment).replaceAll('%', '%25').replaceAll('/', '%2F'))
    .join('/')
}
