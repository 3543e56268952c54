import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { applyFault, type Fault } from './fault.ts'
import { rootFolder } from './paths.ts'
import { pnpm } from './pnpm.ts'

/** A checkout of its own, in which faults can be made. */
export interface WorkingCopy {
  readonly folder: string
  /** Makes a fault as long as the work takes. */
  withFault<Result>(fault: Fault, work: () => Promise<Result>): Promise<Result>
  remove(): Promise<void>
}

/** Checks out what was committed last, and installs it from pnpm's store. */
export async function createWorkingCopy(): Promise<WorkingCopy> {
  const parent = await mkdtemp(path.join(tmpdir(), 'jeoul-faults-'))
  const folder = path.join(parent, 'copy')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: rootFolder, stdio: 'ignore' })
  const remove = async () => {
    git('worktree', 'remove', '--force', folder)
    await rm(parent, { recursive: true, force: true })
  }
  git('worktree', 'add', '--detach', folder, 'HEAD')
  try {
    const [npx, ...args] = [...pnpm, 'install', '--frozen-lockfile', '--prefer-offline'] as const
    execFileSync(npx, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch (error) {
    await remove()
    throw error
  }
  return {
    folder,
    remove,
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
