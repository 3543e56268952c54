import type { FoundOperation, Host, Operation } from '@jeoul/contract/documents'
import type { PlainRequest } from '../../operation/plain-request.ts'

/** A request to an operation, on its way through the mock. */
export interface Exchange {
  readonly host: Host
  readonly operationId: string
  readonly operation: Operation
  /**
   * Its address is the one that the handlers know, whichever host name was used. The body can be read once.
   */
  readonly request: PlainRequest | Request
  /** The path parameters, decoded. */
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

/** Avoids parsing the rest of the address. */
function queryOf(url: string): URLSearchParams {
  const mark = url.indexOf('?')
  return new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
}
