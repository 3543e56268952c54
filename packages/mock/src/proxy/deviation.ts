import type { Host } from '@jeoul/contract-documents'

/** One way in which traffic differs from the documents, however often it was met. */
export interface Deviation {
  readonly host: Host
  /** undefined where there is no such operation. */
  readonly operationId: string | undefined
  readonly side: 'request' | 'response'
  /** The response's, undefined of a request. */
  readonly status: number | undefined
  /** With `[]` for any place in a list: 'body.result.items[].name'. */
  readonly place: string
  readonly message: string
  /** Whether the documents only assume what is there. */
  readonly isAssumed: boolean
  readonly count: number
  /** Method, path and query of the first request that it was met with. */
  readonly example: string
}

/** What the proxy has seen so far. */
export interface ProxyReport {
  readonly exchanges: number
  /** Ids of the operations that were asked, in order of their names. */
  readonly operations: readonly string[]
  /** What is assumed first, then what was met most often. */
  readonly deviations: readonly Deviation[]
}
