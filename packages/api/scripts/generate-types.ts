/**
 * Writes the request and response types of both hosts from their OpenAPI documents, and the values of their enums.
 * With `--check` it writes nothing and exits 1 when a committed file differs.
 */
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'

const hosts = ['main', 'second']
const check = process.argv.includes('--check')
const enums = new Map<string, readonly unknown[]>()
const headerOf = (source: string) => `// Generated from ${source} by \`pnpm generate\`. Do not edit.\n\n`

for (const host of hosts) {
  const document = new URL(`../../../openapi/${host}.yaml`, import.meta.url)
  const types = await openapiTS(document, {
    alphabetize: true,
    transform(schema, { path = '', ctx }) {
      if (schema.enum && ctx.resolve(path) === schema) collect(path.split('/').at(-1) ?? '', schema.enum)
      return undefined
    },
  })
  await write(`${host}.ts`, headerOf(`openapi/${host}.yaml`) + astToString(types))
}

const constants = [...enums]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, values]) => {
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Values`
    return `/** The values of \`${name}\`, in the contract's order. */\nexport const ${constant} = ${JSON.stringify(values)} as const\n`
  })
await write('enums.ts', headerOf('openapi/') + constants.join(''))

/** Both hosts share the enums of shared.yaml. A host's own enum must not shadow one of them. */
function collect(name: string, values: readonly unknown[]): void {
  const known = enums.get(name)
  if (known && JSON.stringify(known) !== JSON.stringify(values)) {
    throw new Error(`two enums named ${name} have different values: rename one of them in openapi`)
  }
  enums.set(name, values)
}

async function write(file: string, source: string): Promise<void> {
  const target = new URL(`../src/generated/${file}`, import.meta.url)
  if (!check) {
    await writeFile(target, source)
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== source) {
    process.exitCode = 1
    console.error(`packages/api/src/generated/${file} is out of date. Run \`pnpm generate\`.`)
  }
}
