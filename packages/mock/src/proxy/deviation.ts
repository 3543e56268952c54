import type { Host } from '@jeoul/contract/documents'

/** A difference between traffic and documents, however often it occurred. */
export interface Deviation {
  readonly host: Host
  /** Undefined if there is no such operation. */
  readonly operationId: string | undefined
  readonly side: 'request' | 'response'
  /** The response's status; undefined for a request. */
  readonly status: number | undefined
  /** With `[]` for list indices: 'body.result.items[].name'. */
  readonly place: string
  readonly message: string
  /** Whether the documents themselves only assume this place. */
  readonly isAssumed: boolean
  readonly count: number
  /** Method, path and query of the first request with this deviation. */
  readonly example: string
}

/** The proxy's results so far. */
export interface ProxyReport {
  readonly exchanges: number
  /** Ids of the operations that were called, sorted. */
  readonly operations: readonly string[]
  /** Assumed places first, then the most frequent. */
  readonly deviations: readonly Deviation[]
}
