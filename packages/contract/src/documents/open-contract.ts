import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Contract, readContract } from './contract.ts'
import type { ContractProblem } from './create-validator.ts'
import { type Documents, hosts } from './documents.ts'
import { mendDocuments } from './mend-documents.ts'
import { isObject } from './node-at.ts'
import { normalizeDocument } from './normalize-document.ts'
import { flawsOfNullable, normalizeSchemas } from './normalize-schemas.ts'
import { firstLineOf, readReferred } from './read-documents.ts'

/** A file is not an OpenAPI document. The message is one line. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
}

/**
 * Reads the contract of other hosts. Parts of it that can't be used are among its flaws.
 * @param files OpenAPI 3.0 or 3.1 as YAML or JSON: that of the main host, and that of the second if there is one
 * @throws DocumentError
 */
export async function openContract(files: readonly string[]): Promise<Contract> {
  if (files.length > hosts.length)
    throw new DocumentError('at most two documents can be given: one for each host')
  const urls = files.map(file => pathToFileURL(resolve(file)))
  try {
    const flaws: ContractProblem[] = []
    const read = await readReferred(urls, nameOf, undefined, flaw => flaws.push(flaw))
    return contractOf(read, urls.map(nameOf), flaws)
  } catch (error) {
    if (error instanceof DocumentError) throw error
    throw new DocumentError(`${files.join(', ')}: can't be read (${firstLineOf(error)})`)
  }
}

/**
 * @param roots the names of the hosts' documents
 * @param knownFlaws that were met when the documents were read
 */
export function contractOf(
  read: Documents,
  roots: readonly string[],
  knownFlaws: readonly ContractProblem[] = [],
): Contract {
  for (const root of roots) {
    const document: unknown = read[root]
    if (!isObject(document) || !isObject(document.paths) || !/^3\./.test(String(document.openapi)))
      throw new DocumentError(
        `${basename(root)}: is not an OpenAPI 3 document; it needs 'openapi: 3.x' and 'paths'`,
      )
  }
  const { documents, flaws } = mendDocuments(normalizeSchemas(read), roots)
  const ofHosts = roots.map((root, place) => {
    const normalized = normalizeDocument(documents, Object(documents[root]))
    return [`${hosts[place]}.yaml`, normalized] as const
  })
  const all = [...knownFlaws, ...flawsOfNullable(read), ...flaws]
  return readContract({ ...documents, ...Object.fromEntries(ofHosts) }, true, all)
}

/** Brackets are escaped, because validators look for references with escaped ones. */
function nameOf({ pathname }: URL): string {
  return pathname.replaceAll(/[[\]{}|^`]/g, encodeURIComponent)
}
