import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { runProgram } from './run-program.ts'
import type { Verdict } from './verdict.ts'

const timeLimit = 300_000

/**
 * Runs the tests of a file's package, and if none of them notices, all tests that import the file. The tests of an
 * app open whole pages: only those that load the file are run.
 */
export async function askUnitTests(folder: string, file: string): Promise<Verdict> {
  if (!file.startsWith('apps/web-')) {
    const verdict = await runVitest(folder, ['run', packageOf(file)])
    if (verdict.isNoticed) return verdict
  }
  return runVitest(folder, ['related', '--run', file])
}

/** The folder that contains `src`. */
function packageOf(file: string): string {
  return `${file.split('/src/')[0]}/`
}

async function runVitest(folder: string, args: readonly string[]): Promise<Verdict> {
  const report = path.join(folder, 'faults-report.json')
  const reporting = ['--reporter=json', `--outputFile=${report}`]
  const run = ['vitest', ...args, '--bail=1', '--passWithNoTests', ...reporting] as const
  const { code } = await runProgram(folder, run, timeLimit)
  if (code === null) return { isNoticed: false, by: 'unit tests ran out of time' }
  if (code === 0) return { isNoticed: false, by: null }
  const by = firstFailure(JSON.parse(await readFile(report, 'utf8').catch(() => '{}')), folder)
  await rm(report, { force: true })
  return by === null
    ? { isNoticed: false, by: 'Vitest failed without a failing test' }
    : { isNoticed: true, by }
}

/** The part of Vitest's JSON report that is read. */
interface Report {
  readonly testResults?: ReadonlyArray<{
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: ReadonlyArray<{ readonly status: string; readonly fullName: string }>
  }>
}

function firstFailure({ testResults = [] }: Report, folder: string): string | null {
  for (const { name, status, message = '', assertionResults } of testResults) {
    const failed = assertionResults.find(test => test.status === 'failed')
    const place = path.relative(folder, name)
    if (failed) return `${place}: ${failed.fullName}`
    if (status === 'failed' && message !== '') return `${place}: ${message.split('\n')[0]}`
  }
  return null
}
