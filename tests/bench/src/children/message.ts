/** Messages from a server process to the bench. */
export type ChildMessage =
  | { readonly kind: 'ready'; readonly urls: Readonly<Record<string, string>> }
  /** CPU time so far, in microseconds. */
  | { readonly kind: 'cpu'; readonly micros: number }
  | ({ readonly kind: 'memory' } & Memory)

/** In bytes, after garbage collection. */
export interface Memory {
  /** Objects and external buffers. */
  readonly used: number
  /** Resident memory of the process. */
  readonly resident: number
}

export type Question = 'cpu' | 'memory'

export function isChildMessage(message: unknown): message is ChildMessage {
  return typeof message === 'object' && message !== null && 'kind' in message
}
