import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isScalar, parseDocument, visit } from 'yaml'
import type { ContractProblem } from './create-validator.ts'
import { type Document, type Documents, hosts } from './documents.ts'

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

/** The replacement of a reference; undefined to keep the reference. */
type Replace = (reference: string) => unknown

type OnFlaw = (flaw: ContractProblem) => void

/**
 * Reads files, and every file that they refer to, from YAML or JSON. References are completed by the name of their
 * file.
 * @param nameOf has to differ for any two files
 * @param onFlaw called for a file that can't be read, which then is left out unless it is one of `files`, and for a key that
 *   occurs twice; by default the error is thrown
 */
export async function readReferred(
  files: readonly URL[],
  nameOf: (file: URL) => string,
  replace: Replace = () => undefined,
  onFlaw?: OnFlaw,
): Promise<Documents> {
  const documents: Record<string, Document> = {}
  const tried = new Set<string>()
  let unread = files
  while (unread.length > 0) {
    const read = await Promise.all(
      unread.map(file =>
        readDocument(file, nameOf, replace, onFlaw).catch((error: unknown) => {
          if (!onFlaw || files.includes(file)) throw error
          onFlaw({ place: fileURLToPath(file), message: `can't be read (${firstLineOf(error)})` })
          return undefined
        }),
      ),
    ).then(all => all.filter(one => one !== undefined))
    for (const file of unread) tried.add(nameOf(file))
    for (const { name, document } of read) documents[name] = document
    const referred = new Map(read.flatMap(({ references }) => references.map(url => [url.href, url])))
    unread = [...referred.values()].filter(url => !tried.has(nameOf(url)))
  }
  return documents
}

async function readDocument(file: URL, nameOf: (file: URL) => string, replace: Replace, onFlaw?: OnFlaw) {
  const references: URL[] = []
  const document: Document = JSON.parse(
    JSON.stringify((await parseFile(file, onFlaw)) ?? null),
    (key: string, value: unknown) => {
      const stands = replace(referenceOf(value))
      if (stands !== undefined) return stands
      if (key !== '$ref' || typeof value !== 'string' || replace(value) !== undefined) return value
      const url = URL.parse(value, file)
      // Only files are read. What else a reference names is missing.
      if (url?.protocol !== 'file:') return value
      const target = new URL(url.pathname, file)
      references.push(target)
      return nameOf(target) + url.hash
    },
  )
  return { name: nameOf(file), document, references }
}

/** Of a key that occurs twice, the last value is read, as JSON does. */
async function parseFile(file: URL, onFlaw?: OnFlaw): Promise<unknown> {
  const parsed = parseDocument(await readFile(file, 'utf8'), { logLevel: 'error' })
  const keys = new Map<number, unknown>()
  if (parsed.errors.length > 0)
    visit(parsed, {
      Pair: (_, { key }) => void (isScalar(key) && key.range && keys.set(key.range[0], key.value)),
    })
  for (const error of parsed.errors) {
    if (!onFlaw || error.code !== 'DUPLICATE_KEY') throw error
    const [{ line, col } = { line: 0, col: 0 }] = error.linePos ?? []
    const message = `the key '${keys.get(error.pos[0])}' is in the same object before, so only the last value is read`
    onFlaw({ place: `${basename(file.pathname)}:${line}:${col}`, message })
  }
  return parsed.toJS()
}

/** The first line of an error's message. */
export function firstLineOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}

/** The reference that a value is, if it is one. */
function referenceOf(value: unknown): string {
  return typeof value === 'object' && value !== null && '$ref' in value ? String(value.$ref) : ''
}
