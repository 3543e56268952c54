/**
 * Writes the documents of both hosts as a module, because parsing the YAML would make the mock start too
 * slowly. With `--check` it writes nothing and exits 1 if the committed file differs.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { readDocuments } from '../src/documents/read-documents.ts'

const target = new URL('../src/documents/generated/documents.ts', import.meta.url)
const header = `// Generated from openapi/ by \`pnpm generate\`. Do not edit.
import type { Documents } from '../documents.ts'

export const documents: Documents = {
`
const documents = Object.entries(await readDocuments()).toSorted(([a], [b]) => (a < b ? -1 : 1))
const lines = documents.map(([file, document]) => `${JSON.stringify(file)}: ${JSON.stringify(document)},\n`)
const source = `${header}${lines.join('')}}\n`

if (!process.argv.includes('--check')) {
  await writeFile(target, source)
} else if ((await readFile(target, 'utf8').catch(() => '')) !== source) {
  console.error('packages/contract/src/documents/generated/documents.ts is out of date. Run `pnpm generate`.')
  process.exitCode = 1
}
