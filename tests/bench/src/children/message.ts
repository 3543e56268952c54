/** What a server process of the bench tells the process that measures it. */
export type ChildMessage =
  | { readonly kind: 'ready'; readonly urls: Readonly<Record<string, string>> }
  /** Microseconds that it has computed so far. */
  | { readonly kind: 'cpu'; readonly micros: number }
  | ({ readonly kind: 'memory' } & Memory)

/** In bytes, after everything that nobody needs was let go. */
export interface Memory {
  /** Objects, and buffers beside them. */
  readonly used: number
  /** What the system gave to the process. */
  readonly resident: number
}

export type Question = 'cpu' | 'memory'

export function isChildMessage(message: unknown): message is ChildMessage {
  return typeof message === 'object' && message !== null && 'kind' in message
}
