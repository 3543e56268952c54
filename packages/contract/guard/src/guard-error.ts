/** What hinders a check; the message is one line for whoever started it. */
export class GuardError extends Error {
  override readonly name = 'GuardError'
}
