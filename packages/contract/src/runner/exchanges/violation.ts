import type { Exchange } from './exchange.ts'

/** A violation of the contract by a host. */
export class Violation extends Error {
  override readonly name = 'Violation'
  /** Such as 'status', 'query.limit', 'body.result.total'. */
  readonly place: string
  /** The requests that prove it, in order. */
  readonly exchanges: readonly Exchange[]

  constructor(place: string, message: string, ...exchanges: readonly Exchange[]) {
    super(message)
    this.place = place
    this.exchanges = exchanges
  }
}

/** The run could not be carried out. The message is one line. */
export class RunError extends Error {
  override readonly name: string = 'RunError'
}

/** A host can't be reached. */
export class HostError extends RunError {
  override readonly name = 'HostError'
}
