import { runFaulty } from './faulty/run-faulty.ts'
import { faults, mistakes, type Row, seeds } from './faulty/table.ts'

/**
 * Counts the faults that the runner finds, reading only and with writes, as anybody would run it: all checks, their
 * usual number of requests. Only checks that hold without a fault count. Takes minutes:
 * `node tests/contract/src/count-caught.ts [group] [seed]`
 */
const groups = { faults, seeds, mistakes }
type Caught = 'reading' | 'writing' | 'missed'
const wanted = process.argv[2]
const seed = Number(process.argv[3] ?? 7)

const { checks, violations } = await runFaulty({}, { seed })
const checkIds = checks.filter(({ isHeld }) => isHeld).map(({ id }) => id)
for (const { operationId, place, message } of violations) {
  console.log(`without a fault: ${operationId} ${place}: ${message}`)
}

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

/** Read-only checks come first, so the first failing check shows whether reading is enough. */
async function caughtBy({ timeout, ...change }: Row): Promise<Verdict> {
  const limit = timeout === undefined ? {} : { timeout }
  try {
    const run = await runFaulty(change, { seed, checkIds, bail: true, ...limit })
    const [first] = run.violations
    if (!first) return { by: 'missed' }
    const result = `${first.operationId} ${first.place}: ${first.message}`
    return { by: run.checks.at(-1)?.writes ? 'writing' : 'reading', result }
  } catch (error) {
    return { by: 'reading', result: `the run ends: ${error instanceof Error ? error.message : error}` }
  }
}
