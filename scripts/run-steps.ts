import { spawn } from 'node:child_process'

export interface Step {
  readonly name: string
  /** Program and arguments. The workspace's own binaries take precedence. */
  readonly run: readonly [string, ...string[]]
}

/**
 * Runs steps one after another and stops at the first failure.
 *
 * @returns its exit code, or 0 if all passed
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  for (const { name, run } of steps) {
    const began = performance.now()
    console.log(`\n▸ ${name}`)
    const code = await runProgram(run)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(code === 0 ? `  ${name}: passed in ${seconds} s` : `  ${name}: FAILED after ${seconds} s`)
    if (code !== 0) return code
  }
  return 0
}

function runProgram([program, ...args]: readonly [string, ...string[]]): Promise<number> {
  const root = new URL('..', import.meta.url)
  const child = spawn(program, args, { cwd: root, stdio: 'inherit' })
  return new Promise(resolve => {
    child.once('error', error => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', code => resolve(code ?? 1))
  })
}
