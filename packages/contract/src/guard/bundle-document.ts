import { readFile } from 'node:fs/promises'
import { GuardError } from './guard-error.ts'
import { runRedocly } from './run-redocly.ts'

/**
 * Bundles a document and all files that it refers to. JSON files, such as releases, are bundled already.
 *
 * @throws GuardError if it can't be read
 */
export async function bundleDocument(path: string): Promise<unknown> {
  if (!path.endsWith('.json')) return JSON.parse(await runRedocly('bundle', path, '--ext=json'))
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new GuardError(`${path} can't be read (${error instanceof Error ? error.message : error})`)
  }
}
