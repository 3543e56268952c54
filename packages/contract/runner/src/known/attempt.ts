import { Violation } from '../asking/violation.ts'

/** Sends requests; where an answer breaks the contract, collects the violation and gives `otherwise`. */
export type Attempt = <T>(request: () => Promise<T>, otherwise: T) => Promise<T>

/** @param violations collects what broke the contract */
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
