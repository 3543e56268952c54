/**
 * Writes the schemas of all answers as a module for the sites, which check answers against them. With `--check` it
 * writes nothing and exits 1 if the committed file differs.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createAnswerSchemas } from '../src/documents/answer-schemas.ts'
import { readDocuments } from '../src/documents/read-documents.ts'

const target = new URL('../../api/src/generated/answer-schemas.ts', import.meta.url)
const { answers, schemas } = createAnswerSchemas(await readDocuments())
const linesOf = (schemas: Readonly<Record<string, unknown>>) =>
  Object.entries(schemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => `  ${JSON.stringify(name)}: ${JSON.stringify(schema)},\n`)
    .join('')
const source = `// Generated from openapi/ by \`pnpm generate\`. Do not edit.
import type { AnswerSchema } from '../answer-schema.ts'

/** The schemas of answers, by method and path of their operation. */
export const answerSchemas: Readonly<Record<string, AnswerSchema>> = {
${linesOf(answers)}}

/** Schemas that others refer to, by name. */
export const namedSchemas: Readonly<Record<string, AnswerSchema>> = {
${linesOf(schemas)}}
`

if (!process.argv.includes('--check')) {
  await writeFile(target, source)
} else if ((await readFile(target, 'utf8').catch(() => '')) !== source) {
  console.error('packages/api/src/generated/answer-schemas.ts is out of date. Run `pnpm generate`.')
  process.exitCode = 1
}
