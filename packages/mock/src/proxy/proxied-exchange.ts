import type { Host } from '@jeoul/contract-documents'

/** What a client sent, read to its end. */
export interface SentRequest {
  readonly host: Host
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
}

/** What a host answered, decompressed. */
export interface HostAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
}
