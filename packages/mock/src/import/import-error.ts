/** A problem that the user can fix, such as a missing or damaged file. The message is one line. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}

/** An option names a field that no record has. */
export class UnknownFieldError extends ImportError {}

/** The code of a system error, such as ENOENT. */
function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'part of the path is not a folder',
  ENOSPC: 'the disk is full',
}

/** Turns any error about a file into one with a one-line message. */
export function fileError(path: string, error: unknown): ImportError {
  if (error instanceof ImportError) return error
  const code = systemCode(error)
  const text = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
  return new ImportError(`${path}: ${(code && reasons[code]) ?? text}`)
}
