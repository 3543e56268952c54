import { Violation } from '../exchanges/violation.ts'

/** Sends requests. If an answer violates the contract, records the violation and resolves to `otherwise`. */
export type Attempt = <T>(request: () => Promise<T>, otherwise: T) => Promise<T>

/** @param violations collects the violations */
export function createAttempt(violations: Violation[]): Attempt {
  return async (request, otherwise) => {
    try {
      return await request()
    } catch (error) {
      if (!(error instanceof Violation)) throw error
      violations.push(error)
      return otherwise
    }
  }
}
