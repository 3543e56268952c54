/** An action that was interrupted by a login. */
export interface PendingAction {
  /** Its name, by which the module that carries it out is found. */
  readonly kind: string
  /** Its parameters: plain data, validated by the module that carries it out. */
  readonly params: unknown
  /** When it was requested, in milliseconds since 1970. */
  readonly time: number
}

/** The maximum time between the request and the end of the login, in milliseconds (assumed). */
export const maxLoginMs = 15 * 60_000

/** Validates data stored on the device; null for anything else. */
export function readPendingAction(found: unknown): PendingAction | null {
  if (typeof found !== 'object' || found === null) return null
  const { kind, params, time }: Readonly<Record<string, unknown>> = { ...found }
  return typeof kind === 'string' && kind !== '' && typeof time === 'number' ? { kind, params, time } : null
}

/**
 * Decides about a waiting action. It belongs to whoever logs in after it was requested: a page with an older login
 * leaves it alone.
 *
 * @param loggedInAt when the page got its login; null without one
 * @param now both in milliseconds since 1970
 */
export function outcomeOf(
  { time }: PendingAction,
  loggedInAt: number | null,
  now: number,
): 'due' | 'waiting' | 'void' {
  if (time > now || now - time > maxLoginMs) return 'void'
  return loggedInAt !== null && loggedInAt > time ? 'due' : 'waiting'
}
