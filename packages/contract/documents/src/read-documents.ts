import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { type Document, type Documents, hosts } from './documents.ts'

const openapi = new URL('../../../../openapi/', import.meta.url)

/**
 * Reads the documents of both hosts, and every file that they refer to, from YAML.
 * @param folder contains `main.yaml` and `second.yaml`; ends with a slash
 */
export async function readDocuments(folder = openapi): Promise<Documents> {
  return readReferred(
    hosts.map(host => new URL(`${host}.yaml`, folder)),
    ({ pathname }) => basename(pathname),
  )
}

/**
 * Reads files, and every file that they refer to, from YAML or JSON. References get the name of their file.
 * @param nameOf has to differ for any two files
 */
export async function readReferred(files: readonly URL[], nameOf: (file: URL) => string): Promise<Documents> {
  const documents: Record<string, Document> = {}
  let unread = files
  while (unread.length > 0) {
    const read = await Promise.all(unread.map(file => readDocument(file, nameOf)))
    for (const { name, document } of read) documents[name] = document
    const referred = new Map(read.flatMap(({ references }) => references.map(url => [url.href, url])))
    unread = [...referred.values()].filter(url => !(nameOf(url) in documents))
  }
  return documents
}

async function readDocument(file: URL, nameOf: (file: URL) => string) {
  const references: URL[] = []
  const document: Document = JSON.parse(
    JSON.stringify(parse(await readFile(file, 'utf8'))),
    (key: string, value: unknown) => {
      if (key !== '$ref' || typeof value !== 'string') return value
      const url = new URL(value, file)
      const target = new URL(url.pathname, file)
      references.push(target)
      return nameOf(target) + url.hash
    },
  )
  return { name: nameOf(file), document, references }
}
