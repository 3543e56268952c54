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
  const documents: Record<string, Document> = {}
  let unread = hosts.map(host => new URL(`${host}.yaml`, folder))
  while (unread.length > 0) {
    const files = await Promise.all(unread.map(readDocument))
    for (const { name, document } of files) documents[name] = document
    const referred = new Map(files.flatMap(({ references }) => references.map(url => [url.href, url])))
    unread = [...referred.values()].filter(url => !(nameOf(url) in documents))
  }
  return documents
}

async function readDocument(file: URL) {
  const references: URL[] = []
  const document: Document = JSON.parse(
    JSON.stringify(parse(await readFile(file, 'utf8'))),
    (key: string, value: unknown) => {
      if (key !== '$ref') return value
      const url = new URL(String(value), file)
      const target = new URL(url.pathname, file)
      references.push(target)
      return nameOf(target) + url.hash
    },
  )
  return { name: nameOf(file), document, references }
}

function nameOf({ pathname }: URL): string {
  return basename(pathname)
}
