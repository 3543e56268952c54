import { follow } from './follow-pointer.ts'
import { GuardError } from './guard-error.ts'
import { readVersion, type Version } from './version.ts'

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
