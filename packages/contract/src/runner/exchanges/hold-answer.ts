import { type Contract, isJson } from '../../documents/index.ts'
import type { Exchange } from './exchange.ts'
import { holdHeaders } from './hold-headers.ts'
import { Violation } from './violation.ts'

/**
 * Validates an answer: a documented status, headers that fit it, JSON, and the documented body.
 *
 * @throws Violation for the first problem
 */
export function holdAnswer(contract: Contract, exchange: Exchange): void {
  const { request, status, body, text, isUtf8 } = exchange
  const { operationId, responses } = request.operation
  if (!responses.has(status)) throw new Violation('status', `${status} is not documented`, exchange)
  holdHeaders(exchange)
  if (!isJson(exchange.headers.get('Content-Type') ?? '')) return
  if (!isUtf8) throw new Violation('body', 'is no UTF-8', exchange)
  if (body === undefined) {
    throw new Violation('body', `is no JSON: ${JSON.stringify(text.slice(0, 60))}`, exchange)
  }
  const [problem, ...others] = contract.responseProblems(operationId, status, body)
  if (problem) {
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`
    throw new Violation(problem.place, problem.message + more, exchange)
  }
  if (contract.isForeign) return
  if (status === 200 && Object(body).success === false) {
    throw new Violation('body.success', 'is false in an answer that says 200', exchange)
  }
  if (status < 400) return
  if (isEmptyMessage(body)) throw new Violation('body.message', 'says nothing', exchange)
  const inBody = Object(body).status
  if (inBody !== status)
    throw new Violation('body.status', `is ${inBody} in an answer that says ${status}`, exchange)
}

/** Like `holdAnswer`, and also requires the status. */
export function holdStatus(contract: Contract, exchange: Exchange, status: number): void {
  if (exchange.status !== status) {
    const is = `is ${exchange.status} instead of ${status}${describeFailure(exchange)}`
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
