import type { Host, Operation } from '@jeoul/contract/documents'

/** An operation, for scripts to read. */
export interface Route {
  readonly operationId: string
  readonly host: Host
  readonly method: string
  /** Parameters are written as in '/items/{id}'. */
  readonly path: string
  readonly statuses: readonly number[]
  /** Whether it requires a token. */
  readonly isForMembers: boolean
  readonly summary: string
}

interface Wanted {
  /** Part of a name, path or summary; case is ignored. */
  readonly text: string
  readonly host: string | undefined
}

export function routesOf(operations: readonly Operation[], wanted: Wanted): readonly Route[] {
  const text = wanted.text.toLowerCase()
  return operations
    .map(({ operationId, host, method, path, responses, isForMembers, summary }) => ({
      operationId,
      host,
      method,
      path,
      statuses: statusesOf(responses),
      isForMembers,
      summary,
    }))
    .filter(({ host }) => wanted.host === undefined || host === wanted.host)
    .filter(({ operationId, path, summary }) =>
      [operationId, path, summary].join(' ').toLowerCase().includes(text),
    )
}

/** Formats routes as lines with aligned columns. */
export function describeRoutes(routes: readonly Route[]): readonly string[] {
  if (routes.length === 0) return ['no operation matches']
  const rows = routes.map(({ host, method, path, operationId, statuses }) => [
    host,
    method,
    path,
    operationId,
    statuses.join(' '),
  ])
  const widths = [0, 1, 2, 3].map(column => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows.map(row => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}

/** The statuses that are documented one by one, not those of a range. */
function statusesOf(responses: Operation['responses']): readonly number[] {
  return [...responses].flatMap(([status, { 'x-key': key = String(status) }]) =>
    key === String(status) ? [status] : [],
  )
}
