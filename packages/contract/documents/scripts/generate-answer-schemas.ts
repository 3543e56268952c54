/**
 * Writes the shapes of all answers as a module for the sites, which hold answers to them (docs/decisions/0145). With
 * `--check` it writes nothing and exits 1 if the committed file differs.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createShapes } from '../src/answer-shapes.ts'
import { readDocuments } from '../src/read-documents.ts'

const target = new URL('../../../api/src/generated/shapes.ts', import.meta.url)
const { answers, schemas } = createShapes(await readDocuments())
const linesOf = (shapes: Readonly<Record<string, unknown>>) =>
  Object.entries(shapes)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, shape]) => `  ${JSON.stringify(name)}: ${JSON.stringify(shape)},\n`)
    .join('')
const source = `// Generated from openapi/ by \`pnpm generate\`. Do not edit.
import type { Shape } from '../shape.ts'

/** What answers are held to, by method and path of their operation. */
export const answers: Readonly<Record<string, Shape>> = {
${linesOf(answers)}}

/** What other shapes refer to, by name. */
export const schemas: Readonly<Record<string, Shape>> = {
${linesOf(schemas)}}
`

if (!process.argv.includes('--check')) {
  await writeFile(target, source)
} else if ((await readFile(target, 'utf8').catch(() => '')) !== source) {
  console.error('packages/api/src/generated/shapes.ts is out of date. Run `pnpm generate`.')
  process.exitCode = 1
}
