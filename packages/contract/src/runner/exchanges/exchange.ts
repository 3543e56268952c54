import type { PlannedRequest } from './planned-request.ts'

/** A request and its answer. */
export interface Exchange<T = unknown> {
  readonly request: PlannedRequest
  readonly url: string
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON; undefined if it is not JSON. */
  readonly body: T
  /** The raw answer, for reports on answers that are not JSON. */
  readonly text: string
  /** Whether the answer's bytes are UTF-8. */
  readonly isUtf8: boolean
}
