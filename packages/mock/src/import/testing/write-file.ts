import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes a file into a temporary folder, which is removed after the test, and returns its path. */
export function writeFile(name: string, content: string | Uint8Array): string {
  const path = temporaryPath(name)
  writeFileSync(path, content)
  return path
}

export function temporaryPath(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, name)
}

/** Formats records as JSON Lines. */
export function toJsonLines(records: readonly unknown[]): string {
  return records.map(record => `${JSON.stringify(record)}\n`).join('')
}
