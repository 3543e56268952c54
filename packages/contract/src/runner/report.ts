import type { Coverage } from '../documents/index.ts'

/** A counterexample that can be reproduced. */
export interface FoundViolation {
  /** The operation whose answer violates the contract. */
  readonly operationId: string
  /** Such as 'status' or 'body.result.total'. */
  readonly place: string
  readonly message: string
  /** The check that does not hold, and its property as a sentence. */
  readonly checkId: string
  readonly check: string
  /**
   * A shell command line that repeats the requests; $TOKEN and $OTHER_TOKEN stand for the members' tokens.
   */
  readonly curl: string
  /** The seed of the run, and the operation; with `only` they repeat the check. */
  readonly seed: number
  readonly only: string
}

export interface RunReport {
  readonly seed: number
  readonly runs: number
  readonly checks: readonly TriedCheck[]
  readonly requests: number
  readonly seconds: number
  readonly violations: readonly FoundViolation[]
  /** Operations that were never called, and why. */
  readonly uncalled: readonly Uncalled[]
  /**
   * The origin whose pages must be allowed to call the hosts; undefined if no host knew it, so that it was not tested.
   */
  readonly origin: string | undefined
  /** How often each operation answered, by status. */
  readonly coverage: Coverage
}

/** A check that was run. An id may have several checks, each of other operations. */
export interface TriedCheck {
  readonly id: string
  readonly name: string
  readonly operations: readonly string[]
  /** Whether it changes data at the hosts. */
  readonly writes: boolean
  readonly isHeld: boolean
}

export interface Uncalled {
  readonly operationId: string
  /**
   * It writes but the run is read-only, it needs a token but there is none, or no data to call it with was found.
   */
  readonly reason: 'writes' | 'token' | 'unknown'
}
