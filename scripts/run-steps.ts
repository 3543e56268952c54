import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

export interface Step {
  readonly name: string
  /** Program and arguments. The workspace's own binaries take precedence. */
  readonly run: readonly [string, ...string[]]
}

/** Steps that do not depend on each other and run at the same time. */
export type StepGroup = readonly Step[]

/** One per processor, and at least two, because some programs mostly read files. */
const lanes = Math.max(2, availableParallelism())

/**
 * Runs steps one after another, and the steps of a group at the same time. Stops at the first failure, after the
 * running steps of a group have ended.
 *
 * @returns the exit code of a failed step, or 0 if all passed
 */
export async function runSteps(steps: readonly (Step | StepGroup)[]): Promise<number> {
  for (const step of steps) {
    const code = 'run' in step ? await runAlone(step) : await runGroup(step)
    if (code !== 0) return code
  }
  return 0
}

async function runAlone(step: Step): Promise<number> {
  console.log(`\n▸ ${step.name}`)
  const { code, verdict } = await runProgram(step, 'inherit')
  console.log(verdict)
  return code
}

/** Prints the output of each step in one piece, once it has ended. */
async function runGroup(group: StepGroup): Promise<number> {
  const waiting = [...group]
  let failed = 0
  const runNext = async (): Promise<void> => {
    const step = failed === 0 ? waiting.shift() : undefined
    if (!step) return
    const { code, output, verdict } = await runProgram(step, 'pipe')
    process.stdout.write(`\n▸ ${step.name}\n${output}${verdict}\n`)
    failed ||= code
    return runNext()
  }
  await Promise.all(Array.from({ length: lanes }, runNext))
  return failed
}

interface Ended {
  readonly code: number
  /** Empty if the program inherited the output. */
  readonly output: string
  readonly verdict: string
}

function runProgram({ name, run: [program, ...args] }: Step, output: 'inherit' | 'pipe'): Promise<Ended> {
  const began = performance.now()
  const root = new URL('..', import.meta.url)
  const child = spawn(program, args, { cwd: root, stdio: ['inherit', output, output] })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => chunks.push(chunk))
  return new Promise(resolve => {
    const end = (code: number) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const verdict = code === 0 ? `passed in ${seconds} s` : `FAILED after ${seconds} s`
      resolve({ code, output: Buffer.concat(chunks).toString(), verdict: `  ${name}: ${verdict}` })
    }
    child.once('error', error => {
      console.error(error.message)
      end(1)
    })
    child.once('close', code => end(code ?? 1))
  })
}
