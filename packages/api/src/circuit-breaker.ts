import { toApiError } from './api-error.ts'

/** Failures in a row from which on a host is given a rest, and how long that is, in milliseconds (assumed). */
const failureLimit = 5
const restMs = 5000

/** Whether one operation of a host is worth asking. */
export interface CircuitBreaker {
  /** Whether to ask now. Of a host that rests, one call in a while may try whether it is back. */
  allows(): boolean
  /** The host has answered, if only that there is no such thing. */
  answered(): void
  /** The host could not be reached, answered with an error of its own, or was late. */
  failed(): void
}

/** @param now a clock in milliseconds */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0
  let opensAt = 0

  return {
    allows() {
      if (failures < failureLimit) return true
      if (now() < opensAt) return false
      opensAt = now() + restMs
      return true
    },
    answered() {
      failures = 0
    },
    failed() {
      failures += 1
      opensAt = now() + restMs
    },
  }
}

/** Whether a call failed by its host's fault, and not because what it asked for is not there or not allowed. */
export function isHostFault(error: unknown): boolean {
  const { kind, status } = toApiError(error)
  return kind === 'status' ? status !== null && status >= 500 : kind !== 'absent'
}
