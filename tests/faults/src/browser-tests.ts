import { pnpm } from './pnpm.ts'
import { type Ended, runProgram } from './run-program.ts'
import type { Verdict } from './verdict.ts'

const buildLimit = 300_000
const testLimit = 400_000

/**
 * Builds both sites without a fault.
 *
 * @throws Error if that fails
 */
export async function prepareBrowserTests(folder: string): Promise<void> {
  const { code, output } = await build(folder)
  if (code !== 0) throw new Error(`the sites cannot be built:\n${output.slice(-2000)}`)
}

/** Builds both sites, and runs one browser test. A fault that can't be built counts as noticed. */
export async function askBrowserTests(folder: string, spec: string): Promise<Verdict> {
  const built = await build(folder)
  if (built.code === null) return { isNoticed: false, by: 'the build ran out of time' }
  if (built.code !== 0) return { isNoticed: true, by: 'the build' }
  const config = ['--config', 'tests/e2e/playwright.config.ts', '--reporter=line']
  const { code, output } = await runProgram(
    folder,
    ['playwright', 'test', spec, '--max-failures=1', ...config],
    testLimit,
  )
  if (code === null) return { isNoticed: false, by: 'browser tests ran out of time' }
  if (code === 0) return { isNoticed: false, by: null }
  const failed = /^ +1\) (.+?)(?: ─+)?$/m.exec(output)?.[1]
  if (failed === undefined)
    throw new Error(`Playwright failed without a failing test:\n${output.slice(-2000)}`)
  return { isNoticed: true, by: failed }
}

function build(folder: string): Promise<Ended> {
  return runProgram(
    folder,
    [...pnpm, 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only'],
    buildLimit,
  )
}
