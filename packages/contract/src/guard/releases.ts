import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Host, hosts } from '../documents/index.ts'
import { compareVersions, readVersion } from './version.ts'

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
