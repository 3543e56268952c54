import fc from 'fast-check'
import { Violation } from './asking/violation.ts'

/** Chance of a check: the same seed makes the same requests. */
interface Chance {
  readonly seed: number
  /** How many requests or sequences of requests are tried. */
  readonly runs: number
}

/** One thing that the contract says, as something to try hosts by. */
export interface Check {
  /** What has to hold. */
  readonly name: string
  /** The operations that it asks; the first is the one it is about. */
  readonly operations: readonly [string, ...string[]]
  /** Whether it changes something at the hosts. */
  readonly writes: boolean
  /** The simplest violation that is found. */
  run(chance: Chance): Promise<Violation | undefined>
}

type Described = Pick<Check, 'name' | 'operations'> & { readonly writes?: boolean }

/** How long the simplest case may be searched for, in milliseconds. */
const longest = 20_000

interface Law<T> extends Described {
  readonly value: fc.Arbitrary<T>
  /** The part of the runs that it gets; sequences of requests cost more than single ones. */
  readonly share?: number
  /** @throws Violation */
  holds(value: T): Promise<void>
}

/** What holds for any value. The first counterexample is made as simple as can be. */
export function lawCheck<T>({ name, operations, writes = false, value, share = 1, holds }: Law<T>): Check {
  return {
    name,
    operations,
    writes,
    async run({ seed, runs }) {
      const details = await fc.check(fc.asyncProperty(value, holds), {
        seed,
        numRuns: Math.max(1, Math.ceil(runs * share)),
        interruptAfterTimeLimit: longest,
      })
      if (!details.failed || details.errorInstance === null) return undefined
      if (details.errorInstance instanceof Violation) return details.errorInstance
      throw details.errorInstance
    },
  }
}

interface Enumeration<T> extends Described {
  /** Every case, filled up by chance. */
  cases(seed: number): Iterable<T>
  /** @throws Violation */
  holds(value: T): Promise<void>
}

/** What holds for each of some cases. */
export function caseCheck<T>({ name, operations, writes = false, cases, holds }: Enumeration<T>): Check {
  return {
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
