import { stat, writeFile } from 'node:fs/promises'
import { replaceFile } from './draft.ts'
import type { FileKind } from './file-kind.ts'

/** A file that must not or can't be written. The message is one line and begins with the path. */
export class OutputFileError extends Error {
  override readonly name = 'OutputFileError'
}

/**
 * Makes sure that writing to a path destroys nothing but an older file of the same kind.
 * @throws OutputFileError if the path holds anything else; an empty file is free to take
 */
export async function refuseForeignFile(path: string, kind: FileKind): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return
  if (!found.isFile()) throw new OutputFileError(`${path}: is not a regular file`)
  if (found.size > 0 && !(await kind.recognizes(path))) {
    throw new OutputFileError(`${path}: already exists and is not ${kind.name}, so it was left as it is`)
  }
}

/**
 * Writes a text file, over an older one of the same kind at most.
 * @throws OutputFileError
 */
export async function replaceOwnFile(path: string, kind: FileKind, text: string): Promise<void> {
  await refuseForeignFile(path, kind)
  await replaceFile(path, draft => writeFile(draft, text)).catch(error => {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new OutputFileError(`${path}: can't be written (${reason})`)
  })
}
