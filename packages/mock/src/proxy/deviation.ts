import type { ContractProblem, Host } from '@jeoul/contract/documents'

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
  /** Whether the host refused a request that the documents forbid, so that both agree. */
  readonly isRefused: boolean
  readonly count: number
  /** Method, path and query of the first request with this deviation. */
  readonly example: string
}

/** The proxy's results so far. */
export interface ProxyReport {
  readonly exchanges: number
  /** Ids of the operations that were called, sorted. */
  readonly operations: readonly string[]
  /** Assumed places first, then the most frequent; those that the host refused last. */
  readonly deviations: readonly Deviation[]
  /** Why exchanges were not compared with the documents. */
  readonly unjudged: readonly Unjudged[]
  /** Parts of the documents that can't be used. */
  readonly flaws: readonly ContractProblem[]
}

/** A reason for which an exchange was not compared with the documents. */
interface Unjudged {
  readonly message: string
  readonly count: number
}
