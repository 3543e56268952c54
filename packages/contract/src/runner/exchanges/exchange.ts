import type { Operation } from '../../documents/index.ts'
import type { Addition, Caller } from './additions.ts'

/** Path and query parameters by name, before they are serialized. */
export type Values = Readonly<Record<string, unknown>>

/** A body before it is sent: JSON, the fields of a form, or raw text. */
export type Body = { /** Its media type, by default JSON or a form with parts. */ readonly type?: string } & (
  | { readonly json: unknown }
  | {
      readonly form: Readonly<Record<string, unknown>> /** Fields with files. */
      readonly files?: readonly string[]
    }
  | { readonly text: string }
)

/** A request before it is sent. */
export interface PlannedRequest {
  readonly operation: Operation
  readonly values: Values
  readonly body?: Body | undefined
  readonly caller: Caller
  /** Headers besides those of body and caller. */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether to send the CORS preflight for the request instead. */
  readonly isPreflight?: boolean
}

/** The form field for files. A string in it stands for a file of that name. */
export const fileField = 'images[]'

/** A request and its answer. */
export interface Exchange<T = unknown> {
  readonly request: PlannedRequest
  /** Without what was added to it. */
  readonly url: string
  readonly added: readonly Addition[]
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON; undefined if it is not JSON. */
  readonly body: T
  /** The raw answer, for reports on answers that are not JSON. */
  readonly text: string
  /** Whether the answer's bytes are UTF-8. */
  readonly isUtf8: boolean
}
