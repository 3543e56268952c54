import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { applyFault, type Fault } from './fault.ts'
import { rootFolder } from './paths.ts'
import { pnpm } from './pnpm.ts'

/** A checkout in which faults can be applied. */
export interface WorkingCopy {
  readonly folder: string
  /** Applies a fault while the work runs. */
  withFault<Result>(fault: Fault, work: () => Promise<Result>): Promise<Result>
}

/** Checks out the last commit and installs it from pnpm's store; removed when the process ends. */
export async function createWorkingCopy(): Promise<WorkingCopy> {
  const parent = await mkdtemp(path.join(tmpdir(), 'jeoul-faults-'))
  const folder = path.join(parent, 'copy')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: rootFolder, stdio: 'ignore' })
  process.once('exit', () => {
    git('worktree', 'remove', '--force', folder)
    rmSync(parent, { recursive: true, force: true })
  })
  git('worktree', 'add', '--detach', folder, 'HEAD')
  const [npx, ...args] = [...pnpm, 'install', '--frozen-lockfile', '--prefer-offline'] as const
  execFileSync(npx, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    folder,
    async withFault(fault, work) {
      const file = path.join(folder, fault.file)
      const text = await readFile(file, 'utf8')
      await writeFile(file, applyFault(text, fault))
      try {
        return await work()
      } finally {
        await writeFile(file, text)
      }
    },
  }
}
