/** What a shopper was about to do when a login came between. */
export interface PendingAction {
  /** Who carries it out knows it by this name. */
  readonly kind: string
  /** What it takes to do it: plain data, checked by who carries it out. */
  readonly params: unknown
  /** When it was meant, in milliseconds since 1970. */
  readonly time: number
}

/** How long the way to the login and back may take, in milliseconds (assumed). */
export const longestWay = 15 * 60_000

/** Checks what the device kept; null for anything else. */
export function readPendingAction(found: unknown): PendingAction | null {
  if (typeof found !== 'object' || found === null) return null
  const { kind, params, time }: Readonly<Record<string, unknown>> = { ...found }
  return typeof kind === 'string' && kind !== '' && typeof time === 'number' ? { kind, params, time } : null
}

/**
 * What becomes of an action that waits. It is for whoever logged in after it was meant: a page that still has an older
 * login leaves it alone.
 *
 * @param loggedInAt since when the page has its login; null without one
 * @param now both in milliseconds since 1970
 */
export function outcomeOf(
  { time }: PendingAction,
  loggedInAt: number | null,
  now: number,
): 'due' | 'waiting' | 'void' {
  if (time > now || now - time > longestWay) return 'void'
  return loggedInAt !== null && loggedInAt > time ? 'due' : 'waiting'
}
