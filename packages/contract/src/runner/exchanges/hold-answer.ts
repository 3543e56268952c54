import { bodyKindOf, type Contract, hasNoBody, isOneOfTypes } from '../../documents/index.ts'
import type { Exchange } from './exchange.ts'
import { Violation } from './hold.ts'

/**
 * Validates an answer: a documented status, headers that fit it, JSON, and the documented body.
 *
 * @throws Violation for the first problem
 */
export function holdAnswer(contract: Contract, exchange: Exchange): void {
  const { request, status, body, text, isUtf8 } = exchange
  const { operationId, responses } = request.operation
  if (!responses.has(status)) throw new Violation('status', `${status} is not documented`, exchange)
  holdHeaders(contract, exchange)
  const type = exchange.headers.get('Content-Type') ?? ''
  const kind = bodyKindOf(type)
  if (hasNoBody(request.operation.method, status) || (kind !== 'json' && kind !== 'text')) return
  if (!isUtf8) throw new Violation('body', 'is not UTF-8', exchange)
  if (kind === 'json' && body === undefined) {
    throw new Violation('body', `is not JSON: ${JSON.stringify(text.slice(0, 60))}`, exchange)
  }
  const [problem, ...others] = contract.responseProblems(
    operationId,
    status,
    kind === 'json' ? body : text,
    type,
  )
  if (problem) {
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`
    throw new Violation(problem.place, problem.message + more, exchange)
  }
  if (contract.isForeign) return
  if (status === 200 && Object(body).success === false) {
    throw new Violation('body.success', 'is false, although the status is 200', exchange)
  }
  if (status < 400) return
  if (isEmptyMessage(body)) throw new Violation('body.message', 'is empty', exchange)
  const inBody = Object(body).status
  if (inBody !== status)
    throw new Violation('body.status', `is ${inBody}, although the status is ${status}`, exchange)
}

/**
 * Like `holdAnswer`, and also requires the status.
 *
 * @param why the request must get it, such as 'without a credential'
 */
export function holdStatus(contract: Contract, exchange: Exchange, status: number, why = ''): void {
  if (exchange.status !== status) {
    const reason = why === '' ? '' : ` ${why}`
    const is = `is ${exchange.status} instead of ${status}${reason}${describeFailure(exchange)}`
    throw new Violation('status', is, exchange)
  }
  holdAnswer(contract, exchange)
}

/** The answer's own error message, in brackets. */
export function describeFailure({ body }: Exchange): string {
  const message = String(Object(body).message ?? '')
  return message === '' ? '' : ` (${message})`
}

function isEmptyMessage(body: unknown): boolean {
  return String(Object(body).message ?? '').trim() === ''
}

/**
 * Validates the headers of an answer: those that are documented; JSON must be UTF-8, and a shared cache must not store a member's data. Source:
 * the documents; RFC 8259 section 8.1; RFC 9111 section 3.5.
 *
 * @throws Violation for the first problem
 */
export function holdHeaders(contract: Contract, exchange: Exchange): void {
  const { request, headers, status } = exchange
  const { operation } = request
  const [problem] = contract.headerProblems(operation, status, headers)
  if (problem) throw new Violation(problem.place, problem.message, exchange)
  const type = headers.get('Content-Type') ?? ''
  if (type === '' && hasNoBody(operation.method, status)) return
  const types = operation.responses.get(status)?.types ?? ['application/json']
  if (!isOneOfTypes(type, types)) {
    throw new Violation('header.Content-Type', `is '${type}' instead of ${types.join(' or ')}`, exchange)
  }
  const charset = /;\s*charset=\s*"?([^";\s]*)/i.exec(type)?.[1] ?? 'utf-8'
  if (!/^utf-?8$/i.test(charset)) throw new Violation('header.Content-Type', `is '${type}'`, exchange)
  const isOfMember = request.caller === 'member' || request.caller === 'other'
  const cache = headers.get('Cache-Control') ?? ''
  if (isOfMember && /(^|[\s,])(public|s-maxage|must-revalidate)\b/i.test(cache) && !isPrivate(cache)) {
    throw new Violation('header.Cache-Control', `is '${cache}' for a request with a token`, exchange)
  }
}

function isPrivate(cache: string): boolean {
  return /(^|[\s,])(private|no-store)([\s,]|$)/i.test(cache) && !/(^|[\s,])public\b/i.test(cache)
}
