import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { rootFolder } from '../paths.ts'

export interface BuiltCommit extends AsyncDisposable {
  readonly hash: string
  /** The folder of its built sites. */
  readonly apps: string
}

/**
 * Builds a commit in a temporary worktree, with the packages that are installed already.
 *
 * @throws Error if there is no such commit, or it does not build
 */
export async function buildCommit(ref: string): Promise<BuiltCommit> {
  const git = async (...args: readonly string[]) =>
    (await promisify(execFile)('git', ['-C', rootFolder, ...args])).stdout.trim()
  const hash = await git('rev-parse', '--verify', '--short', `${ref}^{commit}`)
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'jeoul-against-')), hash)
  await git('worktree', 'add', '--detach', folder, hash)
  const remove = async () => {
    await git('worktree', 'remove', '--force', folder)
    await rm(path.dirname(folder), { recursive: true, force: true })
  }
  try {
    const { packageManager } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
    const pnpm = (...args: readonly string[]) => run('npx', ['--yes', packageManager, ...args], folder)
    await pnpm('install', '--offline', '--frozen-lockfile', '--ignore-scripts')
    await pnpm('build')
  } catch (error) {
    await remove()
    throw error
  }
  return { hash, apps: path.join(folder, 'apps'), [Symbol.asyncDispose]: remove }
}

/** Runs a command with this Node; what it prints is shown if it fails. */
async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (printed += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${printed.slice(-2000)}`)
}
