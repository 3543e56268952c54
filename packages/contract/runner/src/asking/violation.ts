import type { Exchange } from './exchange.ts'

/** Something that a host does other than the contract says. */
export class Violation extends Error {
  override readonly name = 'Violation'
  /** Where: 'status', 'query.limit', 'body.result.total'. */
  readonly place: string
  /** The requests that show it, in their order. */
  readonly exchanges: readonly Exchange[]

  constructor(place: string, message: string, ...exchanges: readonly Exchange[]) {
    super(message)
    this.place = place
    this.exchanges = exchanges
  }
}

/** Ends a run before anything can be said about the hosts; the message is one line for whoever started it. */
export class RunError extends Error {
  override readonly name = 'RunError'
}
