import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../../../shared/data')

/** Files of real data beside the repository, if there are any. */
export function sharedDataFiles(): readonly { readonly name: string; readonly path: string }[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.jsonl(\.gz)?$/.test(name))
    .sort()
    .map(name => ({ name, path: join(folder, name) }))
}
