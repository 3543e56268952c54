import { follow } from './follow-pointer.ts'
import { GuardError } from './guard-error.ts'
import { readVersion, type Version } from './version.ts'

/** Which document it is: the one of the same host carries the same title. */
export function titleOf(document: unknown): string {
  return String(follow(document, ['info', 'title']) ?? '')
}

/** @throws GuardError where it is no version of three numbers */
export function versionOf(document: unknown): Version {
  const text = String(follow(document, ['info', 'version']) ?? '')
  const version = readVersion(text)
  if (!version) throw new GuardError(`${titleOf(document)}: version '${text}' is not like 0.2.0`)
  return version
}
