import type { Coverage } from '@jeoul/contract-documents'

/** A counterexample, as somebody can look at it again. */
export interface FoundViolation {
  /** The operation whose answer shows it. */
  readonly operationId: string
  /** Where: 'status', 'body.result.total'. */
  readonly place: string
  readonly message: string
  /** What should have held. */
  readonly check: string
  /** One line for a shell that sends the requests again; $TOKEN and $OTHER_TOKEN stand for the members' tokens. */
  readonly curl: string
  /** The seed of the run, and the operation by which `only` repeats the check. */
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
  /** Operations that were never asked, and why. */
  readonly unasked: readonly Unasked[]
  /** How often each operation answered, and with what. */
  readonly coverage: Coverage
}

/** Something that was tried, by what it says and the operations that it is about. */
export interface TriedCheck {
  readonly name: string
  readonly operations: readonly string[]
  readonly isHeld: boolean
}

export interface Unasked {
  readonly operationId: string
  /** It writes, and the run was to read only; it is for members, and there was no token; nothing is known to ask it for. */
  readonly reason: 'writes' | 'token' | 'unknown'
}
