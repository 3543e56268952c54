/** A check could not run. The message is one line. */
export class GuardError extends Error {
  override readonly name = 'GuardError'
}
