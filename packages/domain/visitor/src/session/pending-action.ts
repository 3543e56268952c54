/** An action that was interrupted by a login. */
export interface PendingAction {
  /** Its name, by which the module that carries it out is found. */
  readonly kind: string
  /** Its parameters: plain data, validated by the module that carries it out. */
  readonly params: unknown
  /** When it was requested, in milliseconds since 1970. */
  readonly time: number
  /** The member whose login was refused; null for a visitor without one, whoever logs in then. */
  readonly memberId: string | null
}

/** The login of a page. */
export interface Login {
  /** When the page got it, in milliseconds since 1970. */
  readonly time: number
  /** Whose it is; null while unknown. */
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
 * Decides about a waiting action. It belongs to whoever logs in after it was requested: a page with an older login
 * leaves it alone. What a member asked for is never done as another one.
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
