import fc from 'fast-check'
import { Violation } from './exchanges/hold.ts'

/** The parts of a check that reports show. */
export interface DescribedCheck {
  /** Names the property in kebab-case. Its requests depend on it, so it stays when the sentence changes. */
  readonly id: string
  /** The property, as a sentence. */
  readonly name: string
  /** The operations that it calls; it is reported for the first. */
  readonly operations: readonly [string, ...string[]]
}

/** The randomness of a check: the same seed makes the same requests. */
interface Chance {
  readonly seed: number
  /** The number of requests or sequences of requests to try. */
  readonly runs: number
}

/** A property of the contract that hosts can be tested for. */
export interface Check extends DescribedCheck {
  /** Whether it changes data at the hosts. */
  readonly writes: boolean
  /** Resolves to the simplest violation found. */
  run(chance: Chance): Promise<Violation | undefined>
}

interface Property<T> extends DescribedCheck {
  readonly writes?: boolean
  /** @throws Violation */
  holds(value: T): Promise<void>
}

/** Time limit for shrinking a counterexample, in milliseconds. */
const shrinkTimeLimit = 20_000

interface RandomProperty<T> extends Property<T> {
  readonly value: fc.Arbitrary<T>
  /** Share of the runs that it gets; a sequence of requests costs more than a single one. */
  readonly share?: number
}

/** A property of arbitrary values. The first counterexample is shrunk. */
export function lawCheck<T>({ value, share = 1, holds, ...described }: RandomProperty<T>): Check {
  return {
    writes: false,
    ...described,
    async run({ seed, runs }) {
      const details = await fc.check(fc.asyncProperty(value, holds), {
        seed,
        numRuns: Math.max(1, Math.ceil(runs * share)),
        interruptAfterTimeLimit: shrinkTimeLimit,
      })
      return details.failed && details.errorInstance !== null ? violationOf(details.errorInstance) : undefined
    },
  }
}

interface CaseProperty<T> extends Property<T> {
  cases(seed: number): Iterable<T>
}

/** A property that must hold for each of some cases. */
export function caseCheck<T>({ cases, holds, ...described }: CaseProperty<T>): Check {
  return {
    writes: false,
    ...described,
    async run({ seed }) {
      try {
        for (const one of cases(seed)) await holds(one)
      } catch (error) {
        return violationOf(error)
      }
      return undefined
    },
  }
}

function violationOf(error: unknown): Violation {
  if (error instanceof Violation) return error
  throw error
}
