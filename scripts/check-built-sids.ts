/** Compares the sids of both builds of both sites; run it after a build. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sidFaults, sidsIn } from './built-sids.ts'

const root = path.join(import.meta.dirname, '..')

function builtSids(app: string, part: 'client' | 'server'): readonly string[] {
  const files = globSync(`apps/${app}/dist/${part}/**/*.js`, { cwd: root })
  return sidsIn(files.map(file => readFileSync(path.join(root, file), 'utf8')).join('\n'))
}

const faults = ['web-desktop', 'web-mobile'].flatMap(app =>
  sidFaults(builtSids(app, 'client'), builtSids(app, 'server')).map(fault => `${app}: ${fault}`),
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
