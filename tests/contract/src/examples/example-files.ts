import { readdir, readFile } from 'node:fs/promises'

const paths = new URL('../../../../openapi/paths/', import.meta.url)
const reference = /examples\/(\w+)\.json#/g

/** The file that holds the examples of an operation. */
export const exampleFile = (operationId: string) => new URL(`../examples/${operationId}.json`, paths)

/** The operations that the documents take examples from. */
export async function referredExamples(): Promise<ReadonlySet<string>> {
  const files = await readdir(paths)
  const texts = await Promise.all(files.map(file => readFile(new URL(file, paths), 'utf8')))
  return new Set(texts.flatMap(text => Array.from(text.matchAll(reference), ([, id = '']) => id)))
}

/** What the file says. */
export async function exampleOf(operationId: string): Promise<unknown> {
  return JSON.parse(await readFile(exampleFile(operationId), 'utf8'))
}
