import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Contract, readContract } from './contract.ts'
import { type Documents, hosts } from './documents.ts'
import { isObject } from './node-at.ts'
import { normalizeDocument, normalizeSchemas } from './normalize-document.ts'
import { readReferred } from './read-documents.ts'

/** A file is not an OpenAPI document. The message is one line. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
}

/**
 * Reads the contract of other hosts.
 * @param files OpenAPI 3.0 or 3.1 as YAML or JSON: that of the main host, and that of the second if there is one
 * @throws DocumentError
 */
export async function openContract(files: readonly string[]): Promise<Contract> {
  if (files.length > hosts.length)
    throw new DocumentError('at most two documents can be given: one for each host')
  const urls = files.map(file => pathToFileURL(resolve(file)))
  const read = await readReferred(urls, ({ pathname }) => pathname).catch((error: unknown) => {
    const [line] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new DocumentError(`${files.join(', ')}: can't be read (${line})`)
  })
  const documents: Documents = normalizeSchemas(read)
  const ofHosts = urls.map(({ pathname }, place) => {
    const root: unknown = documents[pathname]
    if (!isObject(root) || !isObject(root.paths) || !/^3\./.test(String(root.openapi))) {
      throw new DocumentError(
        `${files[place]}: is not an OpenAPI 3 document; it needs 'openapi: 3.x' and 'paths'`,
      )
    }
    return [`${hosts[place]}.yaml`, normalizeDocument(documents, root)]
  })
  return readContract({ ...documents, ...Object.fromEntries(ofHosts) }, true)
}
