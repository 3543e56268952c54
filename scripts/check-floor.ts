/** Holds the scripts and styles of both sites to the oldest browsers they are built for; run it after a build. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fallbacks } from './floor/fallbacks.ts'
import { floorFaults } from './floor/floor-faults.ts'
import { newerInScript } from './floor/newer-in-script.ts'
import { newerInStyle } from './floor/newer-in-style.ts'

const root = path.join(import.meta.dirname, '..')
const files = globSync('apps/web-*/dist/client/**/*.{js,css}', { cwd: root })
if (files.length === 0) throw new Error('No built site: run `pnpm build` first.')

const faults = floorFaults(
  new Map(
    files.map(file => {
      const text = readFileSync(path.join(root, file), 'utf8')
      return [file, file.endsWith('.css') ? newerInStyle(text) : newerInScript(text)]
    }),
  ),
  fallbacks,
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
