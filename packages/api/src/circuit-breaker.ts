import { toApiError } from './api-error.ts'

/** Failures in a row after which a host is paused, and the length of the pause in milliseconds (assumed). */
const failureLimit = 5
const restMs = 5000

/** A circuit breaker for one operation of a host: pauses calls while the host keeps failing. */
export interface CircuitBreaker {
  /** Whether to call the host now. During a pause, one call is let through from time to time to test it. */
  allows(): boolean
  /** Call this when the host has answered, even if only with a 404. */
  answered(): void
  /** Call this when the host could not be reached, answered with a server error, or timed out. */
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

/**
 * Whether a call failed through the host's fault, rather than because its target does not exist or is not allowed. A
 * host that limits its callers (429) is paused like one that is down.
 */
export function isHostFault(error: unknown): boolean {
  const { kind, status } = toApiError(error)
  return kind === 'status' ? status !== null && (status >= 500 || status === 429) : kind !== 'absent'
}
