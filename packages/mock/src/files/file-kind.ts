import { readFile } from 'node:fs/promises'

/** A kind of file that the mock writes, and how to recognize it. */
export interface FileKind {
  /** With its article: 'a catalogue'. */
  readonly name: string
  recognizes(path: string): Promise<boolean>
}

/** A kind of file with a single JSON value. */
export function jsonFileKind(name: string, accepts: (value: unknown) => boolean): FileKind {
  return { name, recognizes: path => isAccepted(path, accepts, text => text) }
}

/** A kind of file that holds one JSON value a line, recognized by its first line. */
export function jsonLinesFileKind(name: string, accepts: (value: unknown) => boolean): FileKind {
  return { name, recognizes: path => isAccepted(path, accepts, text => text.split('\n', 1)[0] ?? '') }
}

async function isAccepted(
  path: string,
  accepts: (value: unknown) => boolean,
  partOf: (text: string) => string,
): Promise<boolean> {
  try {
    return accepts(JSON.parse(partOf(await readFile(path, 'utf8'))))
  } catch {
    return false
  }
}
