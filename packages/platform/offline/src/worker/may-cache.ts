import type { Kind } from './kind-of.ts'

/** The parts of an answer that decide whether it may be kept. */
export type Answered = Pick<Response, 'status' | 'type' | 'redirected'> & {
  readonly headers: Pick<Headers, 'get'>
}

/**
 * Whether an answer may be kept on the device (assumed). A document only if the server marks it public: it marks those
 * of members private, and those that set a cookie, which a worker cannot see.
 */
export function mayCache(kind: Kind, { status, type, redirected, headers }: Answered): boolean {
  // Pictures of malls are opaque, so neither their status nor their headers can be read.
  if (kind === 'picture' && type === 'opaque') return true
  const rules = cacheRules(headers)
  if (status !== 200 || redirected || rules.has('private') || rules.has('no-store')) return false
  if (kind !== 'document') return true
  return rules.has('public') && (headers.get('Content-Type') ?? '').startsWith('text/html')
}

/** Whether a document is private to a member, so that older ones may be another visitor's. */
export function isPrivate({ headers }: Pick<Answered, 'headers'>): boolean {
  const rules = cacheRules(headers)
  return rules.has('private') && rules.has('no-store')
}

function cacheRules(headers: Answered['headers']): ReadonlySet<string> {
  return new Set((headers.get('Cache-Control') ?? '').toLowerCase().split(/\s*,\s*/))
}
