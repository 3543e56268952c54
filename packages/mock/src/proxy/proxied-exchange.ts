import type { Host } from '@jeoul/contract/documents'

/** A client's request, read completely. */
export interface SentRequest {
  readonly host: Host
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
}

/** A recording has no answer to a request. */
export interface MissingAnswer {
  /** Why there is none, as a line that names the request. */
  readonly missing: string
}

/** A host's answer, decompressed. */
export interface HostAnswer {
  /** Why the host did not answer, if this is the proxy's own answer. */
  readonly failure?: string
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
}
