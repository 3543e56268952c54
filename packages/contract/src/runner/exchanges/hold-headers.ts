import { isOneOfTypes } from '../../documents/index.ts'
import type { Exchange } from './exchange.ts'
import { Violation } from './violation.ts'

/**
 * Validates the headers of an answer: JSON must be UTF-8, and a shared cache must not store a member's data. Source:
 * the documents; RFC 8259 section 8.1; RFC 9111 section 3.5.
 *
 * @throws Violation for the first problem
 */
export function holdHeaders(exchange: Exchange): void {
  const { request, headers } = exchange
  const type = headers.get('Content-Type') ?? ''
  const types = request.operation.responses.get(exchange.status)?.types ?? ['application/json']
  if (!isOneOfTypes(type, types)) {
    throw new Violation('header.Content-Type', `is '${type}' instead of ${types.join(' or ')}`, exchange)
  }
  const charset = /;\s*charset=\s*"?([^";\s]*)/i.exec(type)?.[1] ?? 'utf-8'
  if (!/^utf-?8$/i.test(charset)) throw new Violation('header.Content-Type', `is '${type}'`, exchange)
  const isOfMember = request.caller === 'member' || request.caller === 'other'
  const cache = headers.get('Cache-Control') ?? ''
  if (isOfMember && /(^|[\s,])(public|s-maxage|must-revalidate)\b/i.test(cache) && !isPrivate(cache)) {
    throw new Violation('header.Cache-Control', `is '${cache}' for a member`, exchange)
  }
}

function isPrivate(cache: string): boolean {
  return /(^|[\s,])(private|no-store)([\s,]|$)/i.test(cache) && !/(^|[\s,])public\b/i.test(cache)
}
