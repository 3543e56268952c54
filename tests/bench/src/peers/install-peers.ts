import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cacheFolder } from '../paths.ts'

const platform = process.platform === 'win32' ? 'win' : process.platform
/** Prism 5.14 needs Node 20. The package contains nothing but the executable. */
const node20 = `node-${platform}-${process.arch}`

const dependencies = {
  '@stoplight/prism-cli': '5.14.2',
  'json-server': '0.17.4',
  [node20]: '20.20.2',
}

export const peerNames = { prism: 'Prism 5.14', jsonServer: 'json-server 0.17' } as const

/** Paths of the peers' programs. */
export interface Peers {
  /** Node 20. */
  readonly node: string
  readonly prism: string
  readonly jsonServer: string
}

/**
 * Installs the peers on first use, in a folder outside of the workspace.
 *
 * @throws Error if npm fails
 */
export async function installPeers(): Promise<Peers> {
  const folder = path.join(cacheFolder, 'peers')
  const manifest = `${JSON.stringify({ private: true, dependencies }, null, 2)}\n`
  const done = path.join(folder, 'installed.json')
  if ((await readFile(done, 'utf8').catch(() => '')) !== manifest) {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'package.json'), manifest)
    await npmInstall(folder)
    await writeFile(done, manifest)
  }
  const program = (...parts: readonly string[]) => path.join(folder, 'node_modules', ...parts)
  return {
    node: program(node20, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'),
    prism: program('@stoplight/prism-cli/dist/index.js'),
    jsonServer: program('json-server/lib/cli/bin.js'),
  }
}

/** None of them needs its install scripts. */
async function npmInstall(folder: string): Promise<void> {
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--loglevel=error']
  const npm = spawn('npm', ['install', '--prefix', folder, ...options], { stdio: 'inherit' })
  const [code] = await once(npm, 'exit')
  if (code !== 0) throw new Error('the peers could not be installed (npm install failed)')
}
