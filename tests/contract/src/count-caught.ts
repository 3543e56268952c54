import { runContract } from '@jeoul/contract-runner'
import type { Fault, Seed } from './faulty/fault.ts'
import { faults, seeds } from './faulty/faults.ts'
import { startFaultyMock } from './faulty/start-faulty-mock.ts'

/**
 * Counts the seeded faults that the runner finds, reading only and with writes, as anybody would run it: all
 * checks, their usual number of requests. `node tests/contract/src/count-caught.ts [seed]`; takes minutes.
 */
const seed = Number(process.argv[2] ?? 7)
const all: readonly (Seed & Partial<Fault>)[] = [...faults, ...seeds]
const count = { reading: 0, writing: 0, missed: 0 }

for (const fault of all) {
  const by = await caughtBy(fault)
  count[by]++
  console.log(`${by}  ${fault.name}`)
}
const { reading, writing } = count
console.log(`of ${all.length}: ${reading + writing} with writes, ${reading} reading only`)

/** Checks that only read come first, so the first that fails tells whether reading is enough. */
async function caughtBy(fault: Seed & Partial<Fault>): Promise<keyof typeof count> {
  const { mainUrl, secondUrl, close } = await startFaultyMock(fault)
  const tokens = { token: 'jeoul-mock-token-1', otherToken: 'jeoul-mock-token-2' }
  const { timeout } = fault
  try {
    const limit = timeout === undefined ? {} : { timeout }
    const run = await runContract({ mainUrl, secondUrl, seed, write: true, bail: true, ...tokens, ...limit })
    if (run.violations.length === 0) return 'missed'
    return run.checks.at(-1)?.writes ? 'writing' : 'reading'
  } finally {
    close()
  }
}
