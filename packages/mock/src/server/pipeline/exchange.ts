import type { Host, Operation } from '@jeoul/contract'

/** One request of an operation, on its way through the mock. */
export interface Exchange {
  readonly host: Host
  readonly operationId: string
  readonly operation: Operation
  /** At the address that the handlers know, whichever name of this machine was used. Its body can be read once. */
  readonly request: Request
}
