import { spawn } from 'node:child_process'

export interface Ended {
  /** Null if the program was stopped at the time limit. */
  readonly code: number | null
  /** Its stdout and stderr. */
  readonly output: string
}

/**
 * Runs a program of the workspace. At the time limit it is stopped with all its child processes.
 *
 * @param folder root of the workspace
 * @param limit in milliseconds
 */
export function runProgram(
  folder: string,
  [program, ...args]: readonly [string, ...string[]],
  limit: number,
): Promise<Ended> {
  const child = spawn(program, args, {
    cwd: folder,
    // In a process group of its own, which can be stopped as a whole.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // With CI set, property tests use the same values every time.
    env: {
      ...process.env,
      PATH: `${folder}/node_modules/.bin:${process.env.PATH}`,
      NO_COLOR: '1',
      CI: 'true',
    },
  })
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  // Runs before the working copy is removed.
  process.prependOnceListener('exit', end)
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => chunks.push(String(chunk)))
  return new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      end()
    }, limit)
    child.once('error', reject)
    child.once('close', code => {
      clearTimeout(timer)
      process.off('exit', end)
      resolve({ code: isLate ? null : (code ?? 1), output: chunks.join('') })
    })
  })
}
