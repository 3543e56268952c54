import type { ContractProblem, Host } from '@jeoul/contract-documents'
import { memberOf } from '../../resources/session/members.ts'
import type { Outcome } from '../pipeline/outcome.ts'

/** A request as the log tells it. */
export interface LogEntry {
  /** Counted from 1 since the mock was started. */
  readonly number: number
  /** ISO date-time of the answer. */
  readonly time: string
  readonly host: Host
  readonly method: string
  /** With the query. */
  readonly path: string
  /** Null where the documents have no such operation. */
  readonly operationId: string | null
  readonly status: number
  readonly ms: number
  /** Id of the member whose token came along; null for a visitor. */
  readonly member: string | null
  /** Names of scenarios, faults and preferences that took part. */
  readonly applied: readonly string[]
  /** What of the request did not fit the documents. */
  readonly requestProblems: readonly ContractProblem[]
  /** What of the answer did not: a bug of the mock. */
  readonly responseProblems: readonly ContractProblem[]
}

export function logEntry(number: number, outcome: Outcome): LogEntry {
  const { host, request, operationId = null, reply, ms } = outcome
  return {
    number,
    time: new Date().toISOString(),
    host,
    method: request.method,
    path: pathOf(request.url),
    operationId,
    status: reply.status,
    ms: Math.round(ms * 100) / 100,
    member: memberOf(request.headers)?.member_id ?? null,
    applied: outcome.applied,
    requestProblems: outcome.requestProblems,
    responseProblems: outcome.responseProblems,
  }
}

/** Every request is logged, and parsing its address once more would take longer than the rest of it. */
function pathOf(url: string): string {
  return url.slice(url.indexOf('/', 'https://'.length))
}
