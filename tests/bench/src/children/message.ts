/** What a server process of the bench tells the process that measures it. */
export type ChildMessage =
  | { readonly kind: 'ready'; readonly urls: Readonly<Record<string, string>> }
  /** Microseconds that its main thread has computed so far. */
  | { readonly kind: 'cpu'; readonly micros: number }

export function isChildMessage(message: unknown): message is ChildMessage {
  return typeof message === 'object' && message !== null && 'kind' in message
}
