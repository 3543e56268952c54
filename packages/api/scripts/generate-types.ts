/**
 * Writes the request and response types of both hosts from their OpenAPI documents.
 * With `--check` it writes nothing and exits 1 when the committed files differ.
 */
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'

const hosts = ['main', 'second']
const check = process.argv.includes('--check')
let drifted = false

for (const host of hosts) {
  const document = new URL(`../../../openapi/${host}.yaml`, import.meta.url)
  const target = new URL(`../src/generated/${host}.ts`, import.meta.url)
  const header = `// Generated from openapi/${host}.yaml by \`pnpm generate\`. Do not edit.\n\n`
  const source = header + astToString(await openapiTS(document, { alphabetize: true }))
  if (!check) {
    await writeFile(target, source)
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== source) {
    drifted = true
    console.error(`packages/api/src/generated/${host}.ts is out of date. Run \`pnpm generate\`.`)
  }
}

process.exitCode = drifted ? 1 : 0
