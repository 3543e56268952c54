import type { FoundOperation, Host, Operation } from '@jeoul/contract-documents'
import type { PlainRequest } from '../../operation/asked.ts'

/** One request of an operation, on its way through the mock. */
export interface Exchange {
  readonly host: Host
  readonly operationId: string
  readonly operation: Operation
  /** At the address that the handlers know, whichever name of this machine was used. Its body can be read once. */
  readonly request: PlainRequest | Request
  /** The parameters of its path, decoded. */
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
}

export function createExchange(
  { operation, path }: FoundOperation,
  request: PlainRequest | Request,
): Exchange {
  const { host, operationId } = operation
  return { host, operationId, operation, request, path, query: queryOf(request.url) }
}

/** Without parsing the rest of it. */
function queryOf(url: string): URLSearchParams {
  const mark = url.indexOf('?')
  return new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
}
