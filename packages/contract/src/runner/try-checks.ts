import type { Check } from './check.ts'
import type { Violation } from './exchanges/hold.ts'

/** A check that was run. */
export interface Outcome {
  readonly check: Check
  readonly violation: Violation | undefined
}

interface Trial {
  run(check: Check): Promise<Violation | undefined>
  /** Whether to stop at the first violation. */
  readonly bail: boolean
  /** Whether no further check can be made. */
  isLost?(): boolean
  /** Called after each check. */
  onTried?(outcome: Outcome): void
}

/** The number of read-only checks that run at a time: at most as many requests as a browser sends to one host. */
const atOnce = 4

/**
 * Runs checks. Those that only read run concurrently, so that the next request is prepared while the hosts answer.
 * Those that write follow one by one, because they would see each other's writes.
 *
 * @param checks those that only read first
 * @returns the outcomes, in the order of the checks
 */
export async function tryChecks(
  checks: readonly Check[],
  { run, bail, isLost = () => false, onTried }: Trial,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  const firstWrite = checks.findIndex(({ writes }) => writes)
  const readers = firstWrite < 0 ? checks.length : firstWrite
  let next = 0
  let isOver = false
  const tryUntil = async (end: number) => {
    while (next < end && !isOver && !isLost()) {
      const place = next++
      const check = checks[place]
      if (!check) return
      const outcome = { check, violation: await run(check) }
      outcomes[place] = outcome
      onTried?.(outcome)
      isOver ||= bail && outcome.violation !== undefined
    }
  }
  await Promise.all(Array.from({ length: bail ? 1 : atOnce }, () => tryUntil(readers)))
  await tryUntil(checks.length)
  return outcomes
}
