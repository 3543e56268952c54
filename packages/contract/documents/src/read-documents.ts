import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { type Document, type Documents, hosts } from './documents.ts'

const openapi = new URL('../../../../openapi/', import.meta.url)
const exampleReference = /examples\/(\w+\.json)#\/(\w+)$/

/** Files of examples by name. */
type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * Reads the documents of both hosts, and every file that they refer to, from YAML. Examples stand where the documents
 * refer to them.
 * @param folder contains `main.yaml` and `second.yaml`; ends with a slash
 */
export async function readDocuments(folder = openapi): Promise<Documents> {
  const documents: Record<string, Document> = {}
  const examples = await readExamples(folder)
  let unread = hosts.map(host => new URL(`${host}.yaml`, folder))
  while (unread.length > 0) {
    const files = await Promise.all(unread.map(file => readDocument(file, examples)))
    for (const { name, document } of files) documents[name] = document
    const referred = new Map(files.flatMap(({ references }) => references.map(url => [url.href, url])))
    unread = [...referred.values()].filter(url => !(nameOf(url) in documents))
  }
  return documents
}

async function readExamples(folder: URL): Promise<Examples> {
  const names = await readdir(new URL('examples/', folder))
  const read = (name: string) => readFile(new URL(`examples/${name}`, folder), 'utf8')
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, JSON.parse(await read(name))] as const)),
  )
}

async function readDocument(file: URL, examples: Examples) {
  const references: URL[] = []
  const document: Document = JSON.parse(
    JSON.stringify(parse(await readFile(file, 'utf8'))),
    (key: string, value: unknown) => {
      const [, name, part] = exampleReference.exec(referenceOf(value)) ?? []
      if (name !== undefined && part !== undefined) return exampleAt(examples, name, part)
      if (key !== '$ref' || exampleReference.test(String(value))) return value
      const url = new URL(String(value), file)
      const target = new URL(url.pathname, file)
      references.push(target)
      return nameOf(target) + url.hash
    },
  )
  return { name: nameOf(file), document, references }
}

/** The reference that a value is, if it is one. */
function referenceOf(value: unknown): string {
  return typeof value === 'object' && value !== null && '$ref' in value ? String(value.$ref) : ''
}

function exampleAt(examples: Examples, name: string, part: string): unknown {
  const found = examples[name]?.[part]
  if (found === undefined) throw new Error(`openapi/examples/${name} has no ${part}; run \`pnpm examples\``)
  return found
}

function nameOf({ pathname }: URL): string {
  return basename(pathname)
}
