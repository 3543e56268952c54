import { spawn } from 'node:child_process'

export interface Ended {
  /** null where the program ran out of time. */
  readonly code: number | null
  /** What it wrote to both outputs. */
  readonly output: string
}

/**
 * Runs a program of the workspace to its end; one that takes too long is ended with all that it started.
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
    // A group of its own, so that it can be ended as a whole.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Where CI is set, property tests try the same values every time.
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
  // Before the working copy is removed.
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
