import type { Kind } from './kind-of.ts'

/** The parts of an answer that decide whether it may be kept. */
export type Answered = Pick<Response, 'status' | 'type' | 'redirected'> & {
  readonly headers: Pick<Headers, 'get'>
}

/**
 * Whether an answer may be kept on the device. Documents only if the server marks them public: it marks a member's
 * private, and whatever sets a cookie, which a worker cannot see. Everything here is assumed.
 */
export function mayKeep(kind: Kind, { status, type, redirected, headers }: Answered): boolean {
  // What a mall sends for a picture cannot be looked into.
  if (kind === 'picture' && type === 'opaque') return true
  const rules = cacheRules(headers)
  if (status !== 200 || redirected || rules.has('private') || rules.has('no-store')) return false
  if (kind !== 'document') return true
  return rules.has('public') && (headers.get('Content-Type') ?? '').startsWith('text/html')
}

/** Whether a document is private to a member: the previous visitor has logged in or out since. */
export function isSomebodys({ headers }: Pick<Answered, 'headers'>): boolean {
  const rules = cacheRules(headers)
  return rules.has('private') && rules.has('no-store')
}

function cacheRules(headers: Answered['headers']): ReadonlySet<string> {
  return new Set((headers.get('Cache-Control') ?? '').toLowerCase().split(/\s*,\s*/))
}
