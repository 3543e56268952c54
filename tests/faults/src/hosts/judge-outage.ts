import { type Drawn, judgePage } from '../answers/judge-page.ts'

/** A page as the server sent it. */
export interface Served extends Drawn {
  readonly headers: Readonly<Record<string, string>>
  /** How long the visitor waited, in milliseconds. */
  readonly ms: number
}

interface Visits {
  readonly sound: Served
  /** While one operation was answered badly. */
  readonly during: Served
  /** When the host was well again. */
  readonly after: Served
}

interface Outage {
  readonly operation: string
  readonly before: 'never answered' | 'answered before'
  /** Whether the host counts as one that lacks the operation: the page does without, and it is not asked for a while. */
  readonly isAbsent: boolean
  /** Whether the host only says that the member's login has ended: no failure, and the page becomes a visitor's. */
  readonly isLoginOver: boolean
  /** Milliseconds that the page may wait for its hosts. */
  readonly budget: number
  /** Whether the log has a warning or an error. */
  readonly isLogged: boolean
}

/**
 * Compares a page during an outage with the same page before and after it.
 *
 * @returns one line per fault; none if at most the operation's own block is missing, and only for as long as it lasts
 */
export function judgeOutage(
  { sound, during, after }: Visits,
  { operation, before, isAbsent, isLoginOver, budget, isLogged }: Outage,
): string[] {
  const found = judgePage(sound, during, { operation, path: [], value: undefined })
  const { status, headers, body, ms } = during
  const isWhole = body === sound.body
  // The rendering itself, on a busy machine.
  if (ms > budget + 3000) found.push('longer than its budget')
  if (status === 503 && !headers['Retry-After']) found.push('503 without Retry-After')
  if (isAbsent) return found
  if (headers['Cache-Control']?.startsWith('public') && !isWhole) found.push('a page with a gap may be kept')
  if (before === 'answered before' && status !== sound.status) found.push('the last good answer is not used')
  if (!isWhole && !isLogged && !isLoginOver) found.push('nothing in the log')
  if (after.status !== sound.status || after.body !== sound.body) found.push('does not recover')
  return found
}
