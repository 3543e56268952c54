/** An action that was interrupted by a login. */
export interface PendingAction {
  /** The name by which the action's module is found. */
  readonly kind: string
  /** Plain data, validated by the action's module. */
  readonly params: unknown
  /** When it was requested, in milliseconds since 1970. */
  readonly time: number
  /** The member whose login was refused. Null for a visitor without a login; then any member may do the action. */
  readonly memberId: string | null
}

/** The login of a page. */
export interface Login {
  /** The time of the login, in milliseconds since 1970. */
  readonly time: number
  /** The member's id; null while it is unknown. */
  readonly memberId: string | null
}

/** The maximum time between the request and the end of the login, in milliseconds (assumed). */
export const maxLoginMs = 15 * 60_000

/** Validates data stored on the device; null for anything else. */
export function readPendingAction(found: unknown): PendingAction | null {
  if (typeof found !== 'object' || found === null) return null
  const { kind, params, time, memberId }: Readonly<Record<string, unknown>> = { ...found }
  if (typeof kind !== 'string' || kind === '' || typeof time !== 'number') return null
  return { kind, params, time, memberId: typeof memberId === 'string' ? memberId : null }
}

/**
 * Decides whether a waiting action is due. It is due on a page whose login is newer than the action. An action of one
 * member is never done as another.
 *
 * @param login null without one
 * @param now in milliseconds since 1970
 */
export function outcomeOf(
  { time, memberId }: PendingAction,
  login: Login | null,
  now: number,
): 'due' | 'waiting' | 'void' {
  if (time > now || now - time > maxLoginMs) return 'void'
  if (login === null || login.time <= time) return 'waiting'
  if (memberId === null || memberId === login.memberId) return 'due'
  return login.memberId === null ? 'waiting' : 'void'
}
