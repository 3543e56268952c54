import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from './paths.ts'

const { packageManager }: { readonly packageManager: string } = JSON.parse(
  readFileSync(path.join(rootFolder, 'package.json'), 'utf8'),
)

/** Runs the workspace's version of pnpm, as in the README. */
export const pnpm = ['npx', '--yes', packageManager] as const
