import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Host, hosts } from '../documents/index.ts'
import { type Comparison, findBreakingChanges } from './find-breaking-changes.ts'
import { bundleDocument, GuardError } from './redocly.ts'
import { type ContractFiles, contractFiles, releasedVersions, releaseFile, titleOf } from './releases.ts'

export interface HostComparison extends Comparison {
  readonly host: Host
  /** The release or file that the document was compared with. */
  readonly against: string
}

/**
 * Compares the documents with a release.
 *
 * @param against a version, or the file of one host's document; the newest release by default
 * @throws GuardError if there is no such release, or the file is not one of our documents
 */
export async function compareContract(
  against?: string,
  files: ContractFiles = contractFiles,
): Promise<readonly HostComparison[]> {
  const bases = await basesOf(against, files)
  return Promise.all(
    bases.map(async ({ host, path, name }) => ({
      host,
      against: name,
      ...(await findBreakingChanges(path, files.documents[host])),
    })),
  )
}

interface Base {
  readonly host: Host
  readonly path: string
  readonly name: string
}

async function basesOf(against: string | undefined, files: ContractFiles): Promise<readonly Base[]> {
  const versions = await releasedVersions(files)
  const version = against ?? versions[0]
  if (version === undefined)
    throw new GuardError('there is no release to compare with: freeze one by `jeoul-mock contract release`')
  if (versions.includes(version)) {
    return hosts.map(host => ({ host, path: releaseFile(files, version, host), name: version }))
  }
  const path = resolve(version)
  if (existsSync(path)) return [{ host: await hostOf(path, files), path, name: version }]
  throw new GuardError(`${version} is neither a file nor a release (${versions.join(', ')})`)
}

async function hostOf(path: string, { documents }: ContractFiles): Promise<Host> {
  const title = titleOf(await bundleDocument(path))
  for (const host of hosts) {
    if (titleOf(await bundleDocument(documents[host])) === title) return host
  }
  throw new GuardError(`${path} is a document of another API: '${title}'`)
}
