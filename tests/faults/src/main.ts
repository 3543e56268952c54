import { ensureChromium } from '../../../scripts/ensure-chromium.ts'
import { askBrowserTests, prepareBrowserTests } from './browser-tests.ts'
import type { Fault } from './fault.ts'
import { type Level, type Options, readOptions, usage } from './options.ts'
import { askUnitTests } from './unit-tests.ts'
import type { Verdict } from './verdict.ts'
import { createWorkingCopy } from './working-copy.ts'

const words = { unit: 'noticed by unit', browser: 'noticed by browser' } as const

/** Runs the levels in order until a test notices. */
async function judge(
  folder: string,
  { file, spec }: Fault,
  levels: readonly Level[],
): Promise<[string, Verdict]> {
  let last: Verdict = { isNoticed: false, by: null }
  for (const level of levels) {
    if (level === 'browser' && spec === undefined) continue
    last = level === 'unit' ? await askUnitTests(folder, file) : await askBrowserTests(folder, spec ?? '')
    if (last.isNoticed) return [words[level], last]
  }
  return ['NOT NOTICED', last]
}

async function run({ faults, levels }: Options): Promise<number> {
  if (levels.includes('browser')) process.env.CHROMIUM_PATH = await ensureChromium()
  const copy = await createWorkingCopy()
  let unnoticed = 0
  if (levels.includes('browser')) await prepareBrowserTests(copy.folder)
  for (const fault of faults) {
    const began = performance.now()
    const [word, { isNoticed, by }] = await copy.withFault(fault, () => judge(copy.folder, fault, levels))
    const seconds = `${Math.round((performance.now() - began) / 1000)} s`
    console.log(`${word.padEnd(20)}${fault.name.padEnd(48)}${seconds.padStart(6)}  ${by ?? ''}`)
    if (!isNoticed) unnoticed += 1
  }
  console.log(`\n${faults.length - unnoticed} of ${faults.length} faults were noticed.`)
  return unnoticed === 0 ? 0 : 1
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2))
try {
  process.exitCode = await run(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : error}\n${usage}`)
  process.exitCode = 2
}
