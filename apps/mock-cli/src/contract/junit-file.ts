import { readFile } from 'node:fs/promises'
import type { RunReport } from '@jeoul/contract/runner'
import { type FileKind, refuseForeignFile, replaceOwnFile } from '@jeoul/mock/files'
import { junitName, junitOf } from './junit.ts'

const junitKind: FileKind = {
  name: 'a report of contract test',
  recognizes: async path =>
    (await readFile(path, 'utf8').catch(() => '')).includes(`<testsuites name="${junitName}`),
}

/** @throws OutputFileError if the file exists and is not a report */
export function refuseForeignJunit(path: string): Promise<void> {
  return refuseForeignFile(path, junitKind)
}

/** @throws OutputFileError */
export function writeJunit(path: string, report: RunReport): Promise<void> {
  return replaceOwnFile(path, junitKind, junitOf(report))
}
