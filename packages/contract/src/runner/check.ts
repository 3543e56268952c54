import fc from 'fast-check'
import { Violation } from './exchanges/hold.ts'

/** The randomness of a check: the same seed makes the same requests. */
interface Chance {
  readonly seed: number
  /** The number of requests or sequences of requests to try. */
  readonly runs: number
}

/** A property of the contract that hosts can be tested for. */
export interface Check {
  /** Names the property in kebab-case. Its requests depend on it, so it stays when the sentence changes. */
  readonly id: string
  /** The property, as a sentence. */
  readonly name: string
  /** The operations that it calls; it is reported for the first. */
  readonly operations: readonly [string, ...string[]]
  /** Whether it changes data at the hosts. */
  readonly writes: boolean
  /** Resolves to the simplest violation found. */
  run(chance: Chance): Promise<Violation | undefined>
}

/** What reports tell of a check. */
export type DescribedCheck = Pick<Check, 'id' | 'name' | 'operations'>

type Described = DescribedCheck & { readonly writes?: boolean }

/** Time limit for shrinking a counterexample, in milliseconds. */
const shrinkTimeLimit = 20_000

interface Law<T> extends Described {
  readonly value: fc.Arbitrary<T>
  /** Share of the runs that it gets; a sequence of requests costs more than a single one. */
  readonly share?: number
  /** @throws Violation */
  holds(value: T): Promise<void>
}

/** A property of arbitrary values. The first counterexample is shrunk. */
export function lawCheck<T>({
  id,
  name,
  operations,
  writes = false,
  value,
  share = 1,
  holds,
}: Law<T>): Check {
  return {
    id,
    name,
    operations,
    writes,
    async run({ seed, runs }) {
      const details = await fc.check(fc.asyncProperty(value, holds), {
        seed,
        numRuns: Math.max(1, Math.ceil(runs * share)),
        interruptAfterTimeLimit: shrinkTimeLimit,
      })
      if (!details.failed || details.errorInstance === null) return undefined
      if (details.errorInstance instanceof Violation) return details.errorInstance
      throw details.errorInstance
    },
  }
}

interface Enumeration<T> extends Described {
  /** All cases, followed by random ones. */
  cases(seed: number): Iterable<T>
  /** @throws Violation */
  holds(value: T): Promise<void>
}

/** A property that must hold for each of some cases. */
export function caseCheck<T>({ id, name, operations, writes = false, cases, holds }: Enumeration<T>): Check {
  return {
    id,
    name,
    operations,
    writes,
    async run({ seed }) {
      for (const one of cases(seed)) {
        try {
          await holds(one)
        } catch (error) {
          if (error instanceof Violation) return error
          throw error
        }
      }
      return undefined
    },
  }
}
