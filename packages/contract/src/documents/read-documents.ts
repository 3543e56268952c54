import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Documents, hosts } from './documents.ts'
import { readReferred } from './read-referred.ts'

const openapi = new URL('../../../../openapi/', import.meta.url)
const exampleReference = /examples\/(\w+\.json)#\/(\w+)$/

/** Files of examples by name. */
type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * Reads the documents of both hosts, and every file that they refer to, from YAML. References to examples are replaced
 * by the examples.
 * @param folder contains `main.yaml` and `second.yaml`; ends with a slash
 */
export async function readDocuments(folder = openapi): Promise<Documents> {
  const examples = await readExamples(folder)
  return readReferred(
    hosts.map(host => new URL(`${host}.yaml`, folder)),
    ({ pathname }) => basename(pathname),
    reference => {
      const [, name, part] = exampleReference.exec(reference) ?? []
      return name === undefined || part === undefined ? undefined : exampleAt(examples, name, part)
    },
  )
}

async function readExamples(folder: URL): Promise<Examples> {
  const names = await readdir(new URL('examples/', folder))
  const read = (name: string) => readFile(new URL(`examples/${name}`, folder), 'utf8')
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, JSON.parse(await read(name))] as const)),
  )
}

function exampleAt(examples: Examples, name: string, part: string): unknown {
  const found = examples[name]?.[part]
  if (found === undefined) throw new Error(`openapi/examples/${name} has no ${part}; run \`pnpm examples\``)
  return found
}
