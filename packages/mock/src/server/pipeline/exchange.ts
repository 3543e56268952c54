import { type Host, matchPath, type Operation } from '@jeoul/contract'

/** One request of an operation, on its way through the mock. */
export interface Exchange {
  readonly host: Host
  readonly operationId: string
  readonly operation: Operation
  /** At the address that the handlers know, whichever name of this machine was used. Its body can be read once. */
  readonly request: Request
  /** The parameters of its path, decoded. */
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
}

export function createExchange(operation: Operation, request: Request): Exchange {
  const { host, operationId } = operation
  const { pathname, searchParams: query } = new URL(request.url)
  return { host, operationId, operation, request, path: matchPath(operation.path, pathname) ?? {}, query }
}
