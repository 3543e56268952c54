import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { hosts } from '../documents/index.ts'
import { compareContract } from './compare-contract.ts'
import { bundleDocument, GuardError } from './redocly.ts'
import {
  type ContractFiles,
  compareVersions,
  contractFiles,
  isBreakingStep,
  readVersion,
  releasedVersions,
  releaseFile,
  type Version,
  versionOf,
} from './releases.ts'

/**
 * Stores the documents as the release of the version that they carry.
 *
 * @returns the version, and the files written
 * @throws GuardError unless both carry the same version, far enough above the newest release for their
 *   changes
 */
export async function freezeRelease(files: ContractFiles = contractFiles) {
  const bundles = await Promise.all(
    hosts.map(async host => ({ host, document: await bundleDocument(files.documents[host]) })),
  )
  const [version, ...others] = bundles.map(({ document }) => versionOf(document))
  if (!version || others.some(other => other.text !== version.text)) {
    throw new GuardError('the versions of main.yaml and second.yaml differ: set both to the same')
  }
  await requireRoom(version, files)
  await mkdir(files.releases, { recursive: true })
  const written = bundles.map(({ host, document }) => ({
    path: releaseFile(files, version.text, host),
    text: `${JSON.stringify(document, null, 2)}\n`,
  }))
  const paths = written.map(({ path }) => path)
  await requireNothingAt(paths)
  // Write both drafts before renaming either, so that there is never half a release.
  for (const { path, text } of written) await writeFile(draftOf(path), text)
  for (const path of paths) await rename(draftOf(path), path)
  return { version: version.text, paths }
}

function draftOf(path: string): string {
  return `${path}.tmp`
}

async function requireNothingAt(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const isTaken = await access(path).then(
      () => true,
      () => false,
    )
    if (isTaken) throw new GuardError(`${path} already exists, so nothing was written`)
  }
}

async function requireRoom(version: Version, files: ContractFiles): Promise<void> {
  const [newestText = ''] = await releasedVersions(files)
  const newest = readVersion(newestText)
  if (!newest) return
  if (compareVersions(version, newest) <= 0) {
    throw new GuardError(`${newest.text} is released already: raise the version in both documents above it`)
  }
  const comparisons = await compareContract(newest.text, files)
  const breaking = comparisons.reduce((sum, comparison) => sum + comparison.breaking.length, 0)
  if (breaking > 0 && !isBreakingStep(newest, version)) {
    throw new GuardError(
      `${breaking} breaking ${breaking === 1 ? 'change asks' : 'changes ask'} for a larger step than from ${newest.text} to ${version.text}`,
    )
  }
}
