import { runContract } from '@jeoul/contract/runner'
import type { Fault, Seed } from './faulty/fault.ts'
import { faults, mistakes, seeds } from './faulty/faults.ts'
import { startFaultyMock } from './faulty/start-faulty-mock.ts'

/**
 * Counts the seeded faults that the runner finds, reading only and with writes, as anybody would run it: all
 * checks, their usual number of requests. `node tests/contract/src/count-caught.ts [group] [seed]`; takes minutes.
 */
const groups = { faults, seeds, mistakes }
type Caught = 'reading' | 'writing' | 'missed'
const wanted = process.argv[2]
const seed = Number(process.argv[3] ?? 7)

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
async function caughtBy(fault: Seed & Partial<Fault>): Promise<Verdict> {
  const { mainUrl, secondUrl, close } = await startFaultyMock(fault)
  const tokens = { token: 'jeoul-mock-token-1', otherToken: 'jeoul-mock-token-2' }
  const { timeout } = fault
  try {
    const limit = timeout === undefined ? {} : { timeout }
    const run = await runContract({ mainUrl, secondUrl, seed, write: true, bail: true, ...tokens, ...limit })
    const [first] = run.violations
    if (!first) return { by: 'missed' }
    const result = `${first.operationId} ${first.place}: ${first.message}`
    return { by: run.checks.at(-1)?.writes ? 'writing' : 'reading', result }
  } catch (error) {
    return { by: 'reading', result: `the run ends: ${error instanceof Error ? error.message : error}` }
  } finally {
    close()
  }
}
