import type { ContractProblem, Coverage } from '../documents/index.ts'
import type { RefusedCredential } from './exchanges/refused-credentials.ts'

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
   * A shell command line that repeats the requests; variables such as $TOKEN and $OTHER_TOKEN stand for the credentials,
   * and for the values of headers that the user gave.
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
  /** Operations that were never called as one may, and why. Those that lack a credential may have been tested for refusal. */
  readonly uncalled: readonly Uncalled[]
  /** Operations that were called as one may, and never succeeded, so that nothing is known of their answers. */
  readonly unsuccessful: readonly Unsuccessful[]
  /** Credentials that the hosts refused, so that nothing is known of the answers of operations that need them. */
  readonly refused: readonly RefusedCredential[]
  /** Checks of other hosts' documents that could not be made. */
  readonly unjudged: readonly Unjudged[]
  /** Parts of other hosts' documents that can't be used. */
  readonly flaws: readonly ContractProblem[]
  /** Why the run ended early, if a host went down. */
  readonly lost: string | undefined
  /**
   * The origin whose pages must be allowed to call the hosts; undefined if no host knew it, so that it was not tested.
   */
  readonly origin: string | undefined
  /** Origins of pictures in answers that were not requested, because they are not those of the tested hosts. */
  readonly untestedPictures: readonly string[]
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

export interface Unsuccessful {
  readonly operationId: string
  /** How often it answered, by status. */
  readonly statuses: Readonly<Record<string, number>>
}

export interface Unjudged {
  readonly operationId: string
  readonly check: string
  readonly message: string
}

export interface Uncalled {
  readonly operationId: string
  /**
   * It writes but the run is read-only, it needs a credential or a header but there is none, or no data to call it with
   * was found.
   */
  readonly reason: 'writes' | 'credential' | 'header' | 'unknown'
  /** The options of `contract test` that give the missing credential or header. */
  readonly lacks?: string
}

/** Whether a report without violations says that the hosts fulfil the documents, as far as it was to be tested. */
export function isJudged({ checks, uncalled, unsuccessful, refused, unjudged, lost }: RunReport): boolean {
  return (
    checks.length > 0 &&
    uncalled.every(({ reason }) => reason === 'writes') &&
    unsuccessful.length === 0 &&
    refused.length === 0 &&
    unjudged.length === 0 &&
    lost === undefined
  )
}
