import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of real data that `JEOUL_TEST_DATA` names, or null if it names none. */
export const testDataFolder = process.env.JEOUL_TEST_DATA ?? null

/** Files of real data in JSON Lines, below that folder; none without one. */
export function testDataFiles(): readonly { readonly name: string; readonly path: string }[] {
  if (testDataFolder === null || !existsSync(testDataFolder)) return []
  return readdirSync(testDataFolder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.jsonl(\.gz)?$/.test(name))
    .sort()
    .map(name => ({ name, path: join(testDataFolder, name) }))
}
