import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import type { Document, Documents } from './documents.ts'

/** The replacement of a reference; undefined to keep the reference. */
type Replace = (reference: string) => unknown

/**
 * Reads files, and every file that they refer to, from YAML or JSON. References are completed by the name of their
 * file.
 * @param nameOf has to differ for any two files
 */
export async function readReferred(
  files: readonly URL[],
  nameOf: (file: URL) => string,
  replace: Replace = () => undefined,
): Promise<Documents> {
  const documents: Record<string, Document> = {}
  let unread = files
  while (unread.length > 0) {
    const read = await Promise.all(unread.map(file => readDocument(file, nameOf, replace)))
    for (const { name, document } of read) documents[name] = document
    const referred = new Map(read.flatMap(({ references }) => references.map(url => [url.href, url])))
    unread = [...referred.values()].filter(url => !(nameOf(url) in documents))
  }
  return documents
}

async function readDocument(file: URL, nameOf: (file: URL) => string, replace: Replace) {
  const references: URL[] = []
  const document: Document = JSON.parse(
    JSON.stringify(parse(await readFile(file, 'utf8'))),
    (key: string, value: unknown) => {
      const stands = replace(referenceOf(value))
      if (stands !== undefined) return stands
      if (key !== '$ref' || typeof value !== 'string' || replace(value) !== undefined) return value
      const url = new URL(value, file)
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
