import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Host, hosts } from '../documents/index.ts'
import { follow } from './change-place.ts'
import { GuardError } from './redocly.ts'

/** Paths of the documents and their releases. A release has one bundled document per host and version. */
export interface ContractFiles {
  readonly documents: Readonly<Record<Host, string>>
  readonly releases: string
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

export const contractFiles: ContractFiles = {
  documents: { main: fromRoot('openapi/main.yaml'), second: fromRoot('openapi/second.yaml') },
  releases: fromRoot('openapi/releases'),
}

export function releaseFile({ releases }: ContractFiles, version: string, host: Host): string {
  return join(releases, `${version}.${host}.json`)
}

/** All released versions, newest first. */
export async function releasedVersions({ releases }: ContractFiles): Promise<readonly string[]> {
  const ending = `.${hosts[0]}.json`
  const names = await readdir(releases).catch(() => [])
  return names
    .filter(name => name.endsWith(ending))
    .flatMap(name => readVersion(name.slice(0, -ending.length)) ?? [])
    .toSorted((a, b) => compareVersions(b, a))
    .map(({ text }) => text)
}

/** A version such as 0.2.0. */
export interface Version {
  readonly text: string
  readonly major: number
  readonly minor: number
  readonly patch: number
}

/** @returns undefined if the text does not consist of three numbers */
export function readVersion(text: string): Version | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(text)
  return found
    ? { text, major: Number(found[1]), minor: Number(found[2]), patch: Number(found[3]) }
    : undefined
}

/** Negative if the first is older. */
export function compareVersions(a: Version, b: Version): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch
}

/** Whether a version step may break clients: 1.4.2 → 2.0.0; below 1 also 0.2.1 → 0.3.0. */
export function isBreakingStep(from: Version, to: Version): boolean {
  return to.major > from.major || (to.major === 0 && from.major === 0 && to.minor > from.minor)
}

/** The title identifies a document: both versions of a host's document have the same. */
export function titleOf(document: unknown): string {
  return String(follow(document, ['info', 'title']) ?? '')
}

/** @throws GuardError if it does not consist of three numbers */
export function versionOf(document: unknown): Version {
  const text = String(follow(document, ['info', 'version']) ?? '')
  const version = readVersion(text)
  if (!version) throw new GuardError(`${titleOf(document)}: version '${text}' is not like 0.2.0`)
  return version
}
