import type { FoundViolation } from '@jeoul/contract/runner'
import type { Row } from './faulty/fault.ts'
import { runFaulty } from './faulty/run-faulty.ts'
import { faults, mistakes, seeds } from './faulty/table.ts'

/**
 * Counts the faults that the runner finds, reading only and with writes, as anybody would run it: all checks, their
 * usual number of requests. `node tests/contract/src/count-caught.ts [group] [seed]`; takes minutes.
 */
const groups = { faults, seeds, mistakes }
type Caught = 'reading' | 'writing' | 'missed'
const wanted = process.argv[2]
const seed = Number(process.argv[3] ?? 7)

const usual = await runFaulty({}, { seed })
const found = usual.violations.map(describe)
const sound = usual.checks.filter(({ isHeld }) => isHeld).map(({ id }) => id)
for (const each of found) console.log(`without a fault: ${each}`)

for (const [group, all] of Object.entries(groups)) {
  if (wanted !== undefined && wanted !== group) continue
  const count: Record<Caught, number> = { reading: 0, writing: 0, missed: 0 }
  for (const fault of all) {
    const { by, result } = await caughtBy(fault)
    count[by]++
    console.log(`${by}  ${fault.name}${result === undefined ? '' : `  (${result})`}`)
  }
  const { reading, writing } = count
  console.log(`of ${all.length} ${group}: ${reading + writing} with writes, ${reading} reading only\n`)
}

interface Verdict {
  readonly by: Caught
  /** The runner's result. */
  readonly result?: string
}

/**
 * Read-only checks come first, so the first failing check shows whether reading is enough. What is found without a fault
 * as well does not count; the checks that hold without one then decide.
 */
async function caughtBy(row: Row, checkIds: readonly string[] = []): Promise<Verdict> {
  const { timeout, ...change } = row
  const limit = timeout === undefined ? {} : { timeout }
  try {
    const run = await runFaulty(change, { seed, checkIds, bail: true, ...limit })
    const [first] = run.violations
    if (!first) return { by: 'missed' }
    const result = describe(first)
    if (found.includes(result)) return caughtBy(row, sound)
    return { by: run.checks.at(-1)?.writes ? 'writing' : 'reading', result }
  } catch (error) {
    return { by: 'reading', result: `the run ends: ${error instanceof Error ? error.message : error}` }
  }
}

function describe({ operationId, place, message }: FoundViolation): string {
  return `${operationId} ${place}: ${message}`
}
