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

/** A host's answer, decompressed. */
export interface HostAnswer {
  /** Why the host did not answer, if this is the proxy's own answer. */
  readonly failure?: string
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
}
